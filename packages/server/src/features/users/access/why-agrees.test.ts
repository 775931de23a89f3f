import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { ROLES } from '@toasoan/contract/access/roles.ts';
import { why } from '@toasoan/contract/access/why.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { expect, test } from 'vitest';
import { wireFeatures } from '#server/app/wire-features.ts';
import { callerOf } from '#server/core/auth/caller.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { checkArea } from '#server/core/http/check-access.ts';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import { NO_FOREIGN_PAGES } from '#test/no-pages.ts';

const ENDPOINTS = wireFeatures({
  secretBox: createSecretBox({ current: 'any' }),
  rooms: roomAddresses('any'),
  safeFetch: createSafeFetch({ allowedHosts: [] }),
  live: { open: () => Promise.reject(new Error('Only listed')) },
  now: () => new Date(),
  storage: new DiskStorage(''),
  scratch: new Scratch(''),
  images: openImageProcess(),
  ...NO_FOREIGN_PAGES,
}).map(({ endpoint }) => endpoint);

const project = (projectId: string, workflowMode: 'TWO_STEP' | 'THREE_STEP', options: object = {}) => ({
  projectId,
  workflowMode,
  status: 'ENABLE' as const,
  isMember: true,
  permissionGrants: [],
  permissionDenials: [],
  ...options,
});
const PROJECTS = [
  'none',
  project('1', 'THREE_STEP'),
  project('2', 'THREE_STEP'),
  project('3', 'TWO_STEP'),
  project('7', 'THREE_STEP'),
  project('4', 'THREE_STEP', {
    permissionGrants: ['post.view', 'post.publish', 'user.create'],
    permissionDenials: ['tag.view', 'post.editOwn'],
  }),
  project('8', 'TWO_STEP', { isMember: false }),
  project('9', 'TWO_STEP', { status: 'DISABLED' }),
] as const;

interface Options {
  readonly permissionGrants?: readonly Permission[];
  readonly permissionDenials?: readonly Permission[];
  readonly mustChangePassword?: boolean;
  readonly mustSetUpSecondFactor?: boolean;
}
const CASES: readonly Options[] = [
  {},
  { permissionGrants: ['post.publish', 'user.create', 'category.edit'] },
  { permissionDenials: ['post.view', 'tag.view', 'user.view', 'post.publish'] },
  { permissionGrants: ['user.delete'], permissionDenials: ['user.delete', 'category.view'] },
  { mustChangePassword: true },
  { mustSetUpSecondFactor: true },
];

test.each(ROLES.flatMap((role) => CASES.map((options) => ({ role, ...options }))))(
  'why and the server agree about every call in every project: $role, $permissionGrants, $permissionDenials, $mustChangePassword, $mustSetUpSecondFactor',
  (options) => {
    const person = {
      permissionGrants: [],
      permissionDenials: [],
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      ...options,
    };
    const differ = ENDPOINTS.flatMap((endpoint) =>
      PROJECTS.flatMap((where) => {
        // Like the route of why: these calls answer before the password is changed, and the factor set up.
        const isOpen = endpoint.path === '/admin/user/updatePassword';
        const isSetUp = isOpen || /^\/admin\/user\/totp\/(get|enable)$/.test(endpoint.path);
        const asked = {
          ...person,
          status: 'ENABLE' as const,
          isInAccessDays: true,
          mustChangePassword: person.mustChangePassword && !isOpen,
          mustSetUpSecondFactor: person.mustSetUpSecondFactor && !isSetUp,
        };
        const { allowed, code } = why({ access: endpoint.access, person: asked, project: where });
        const name = `${endpoint.method} ${endpoint.path}`;
        return allowed === isAdmitted(endpoint, person, where) ? [] : [`${name}: ${code}`];
      }),
    );
    expect(differ).toEqual([]);
  },
);

function isAdmitted(
  { access, path }: Endpoint,
  person: Pick<Parameters<typeof callerOf>[0], 'role' | 'permissionGrants' | 'permissionDenials'> & {
    readonly mustChangePassword: boolean;
    readonly mustSetUpSecondFactor: boolean;
  },
  where: (typeof PROJECTS)[number],
): boolean {
  if (access.token !== 'full') return true;
  const named = where === 'none' ? undefined : where;
  const isUsable = named?.status === 'ENABLE' && (named.isMember || person.role === 'SUPPER_ADMIN');
  const caller = callerOf({
    ...person,
    token: '',
    sessionId: '',
    kind: 'full',
    secondFactorPassed: false,
    userId: '1',
    displayName: '',
    verifyType: 0,
    mustSetUpFactor: person.mustSetUpSecondFactor,
    project: named && isUsable ? { ...named, allowSelfApprove: true } : undefined,
  });
  try {
    checkArea(access, caller, named?.projectId ?? '', path);
    return true;
  } catch {
    return false;
  }
}
