import { ROLES, type Role } from '@toasoan/contract/access/roles.ts';
import { beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { NO_FOREIGN_PAGES } from '#test/no-pages.ts';
import type { SpecCall } from '#test/spec-call.ts';
import { SPEC_CALLS } from '#test/spec-call-table.ts';
import { mayEnter, SPEC_ROUTES, type SpecRoute } from '#test/spec-route-table.ts';
import { startTestServer } from '#test/test-server.ts';
import { wireFeatures } from './wire-features.ts';

/** '2' and '7' have their own rules, '1' and '8' have none; everybody belongs to these. */
const OWN = ['1', '2', '7', '8'];
const FOREIGN = '9';
const PROJECTS = ['', ...OWN, FOREIGN];

const { app, db, config, live } = await startTestServer();
const sessions = new Map<Role, Record<string, string>>();

beforeAll(async () => {
  for (const id of [...OWN, FOREIGN]) await aProject(db, { id });
  for (const role of ROLES) sessions.set(role, await signIn(db, await aPerson(db, { role, projects: OWN })));
});

test('every call is once in the table written by hand, and every call of the table exists', () => {
  const routes = wireFeatures({
    secretBox: createSecretBox({ current: 'any' }),
    rooms: roomAddresses('any'),
    safeFetch: createSafeFetch({ allowedHosts: [] }),
    live,
    now: () => new Date(),
    storage: new DiskStorage(''),
    scratch: new Scratch(''),
    images: openImageProcess(),
    ...NO_FOREIGN_PAGES,
  });
  const mounted = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(SPEC_CALLS.map(({ call }) => call).sort()).toEqual(mounted.sort());
});

test.each(SPEC_CALLS)('$call answers every role in every project as the tables say', async (call) => {
  for (const role of ROLES) {
    const answers: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const projectId of PROJECTS) {
      const headers = { ...sessions.get(role), ...(projectId !== '' && { 'project-id': projectId }) };
      answers[`${role} in "${projectId}"`] = await answerTo(call, headers);
      wanted[`${role} in "${projectId}"`] = expected(call, role, projectId);
    }
    expect(answers).toEqual(wanted);
  }
});

test.each(SPEC_CALLS)('$call without a token', async (call) => {
  expect(await answerTo(call, {})).toBe(call.route === 'no session' ? 'admitted' : 'SESSION_INVALID');
});

/** Input that no call accepts: after the access check the call is refused, and nothing changes. */
async function answerTo({ call }: SpecCall, headers: Record<string, string>): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const response = await app.inject({
    method: method as 'GET',
    url: `${config.apiBase}${path.replace(/\{\w+\}/g, '999999')}?unheardOf=1`,
    headers,
    ...(method !== 'GET' && { payload: { unheardOf: 1 } }),
  });
  // An answer to HEAD has no body.
  const { code } =
    method === 'HEAD' ? { code: String(response.headers['error-code']) } : response.json<{ code: string }>();
  return code === 'INVALID_INPUT' || code === 'VERSION_MISSING' ? 'admitted' : code;
}

function expected({ route, roles }: SpecCall, role: Role, projectId: string): string {
  const row = SPEC_ROUTES.find(({ path }) => path === route);
  const refusal =
    row && (row.needProject ? refusalInProject(row, role, projectId) : refusalOfRole(row, role));
  if (refusal !== undefined) return refusal;
  return roles.includes(role) ? 'admitted' : 'FORBIDDEN';
}

function refusalOfRole(row: SpecRoute, role: Role): string | undefined {
  return row.roles.includes(role) ? undefined : 'FORBIDDEN';
}

/** SUPPER_ADMIN belongs to every project. */
function refusalInProject(row: SpecRoute, role: Role, projectId: string): string | undefined {
  if (projectId === FOREIGN && role !== 'SUPPER_ADMIN') return 'PROJECT_FORBIDDEN';
  if (projectId === '') return refusalOfRole(row, role) ?? 'PROJECT_REQUIRED';
  return mayEnter(row, role, projectId) ? undefined : 'FORBIDDEN';
}
