import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import type { SignedIn } from '@toasoan/contract/features/users/user.ts';

export function aProject(changes: Partial<SessionProject> = {}): SessionProject {
  return {
    projectId: '1',
    code: 'viet-nam',
    name: 'Cổng thông tin Việt Nam',
    siteType: 'Vietnam',
    color: 'green',
    status: 'ENABLE',
    workflowMode: 'THREE_STEP',
    allowSelfApprove: false,
    domains: ['toasoan.local'],
    logo: null,
    permissionGrants: [],
    permissionDenials: [],
    ...changes,
  };
}

export const HAPPY = aProject({
  projectId: '2',
  code: 'happy-viet-nam',
  name: 'Happy Việt Nam',
  siteType: 'Happy',
  color: 'orange',
  domains: ['happy.toasoan.local'],
});

interface PersonChanges {
  readonly token?: string;
  readonly user?: Partial<SignedIn['user']>;
}

/** What login, the second factor and me answer for a person. */
export function aSession({ token = 'token-1', user = {} }: PersonChanges = {}): SignedIn {
  const role: Role = user.role ?? 'ADMIN';
  const { permissionGrants = [], permissionDenials = [] } = user;
  const ofRole = permissionsIn({ role, permissionGrants, permissionDenials }, undefined);
  // A test that names the permissions takes the others away.
  const permissions = user.permissions ?? [...ofRole];
  const taken = ofRole.filter((permission) => !permissions.includes(permission));
  return {
    token,
    user: {
      userId: '3',
      username: 'thu.ha',
      email: 'thu.ha@toasoan.local',
      displayName: 'Lê Thu Hà',
      name: 'Lê Thu Hà',
      mobile: '',
      avatar: null,
      role,
      roles: [role],
      verifyType: 0,
      verify2FA: false,
      permissionGrants,
      projects: [aProject(), HAPPY],
      mustChangePassword: false,
      version: 1,
      ...user,
      permissions,
      permissionDenials: [...permissionDenials, ...taken],
    },
  };
}
