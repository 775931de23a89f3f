import type { Role } from '@toasoan/contract/access/roles.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { userSignInEndpoints } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { findMembershipsOf } from '../memberships-view.ts';
import { A_REASON, aNewUser, aStaff, type Staff, updateCode } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { create, updateTick, remove, resetPassword, resetSecondFactor, preview } = userEndpoints;
const { signOut, unlock } = userSignInEndpoints;
let staff: Staff;
let foreign: string;

beforeAll(async () => {
  staff = await aStaff(server);
  foreign = await aProject(server.db);
});

type Headers = Readonly<Record<string, string>>;
const code = ({ envelope }: { readonly envelope: object }) =>
  'code' in envelope ? String(envelope.code) : 'OK';

/** Every action on an account, by its call. */
const ACTS: Readonly<Record<string, (headers: Headers, userId: string) => Promise<string>>> = {
  name: (headers, id) => updateCode(server, headers, id, { displayName: `Tên Khác ${id}` }),
  tick: async (headers, id) =>
    code(await server.send(updateTick, { headers, params: { id }, query: { tick: '1' } })),
  email: (headers, id) => updateCode(server, headers, id, { email: `moi-${id}@toasoan.example` }),
  role: (headers, id) => updateCode(server, headers, id, { role: 'EDITOR' }),
  status: (headers, id) => updateCode(server, headers, id, { status: 'DISABLED' }),
  password: async (headers, id) =>
    code(await server.send(resetPassword, { headers, params: { id }, body: { reason: A_REASON } })),
  'second factor': async (headers, id) =>
    code(await server.send(resetSecondFactor, { headers, params: { id }, body: { reason: A_REASON } })),
  'sign-out': async (headers, id) =>
    code(await server.send(signOut, { headers, params: { id }, body: { reason: A_REASON } })),
  unlocking: async (headers, id) => code(await server.send(unlock, { headers, params: { id } })),
  deletion: async (headers, id) => code(await server.send(remove, { headers, params: { id } })),
};
const SOLE = ['email', 'role', 'status', 'password', 'second factor', 'sign-out', 'unlocking', 'deletion'];

async function someone(role: Role, projects: readonly string[] = [staff.project]): Promise<string> {
  const person = await aPerson(server.db, { role, projects });
  await turnOnSecondFactor(server, await signIn(server.db, person), new Date());
  return person.userId;
}

describe('Nobody acts on an account above their own', () => {
  test.each(Object.keys(ACTS))('ADMIN on SUPPER_ADMIN: %s', async (act) => {
    expect(await ACTS[act]?.(staff.headers.ADMIN, await someone('SUPPER_ADMIN'))).toBe('ABOVE_YOU');
  });

  test.each(Object.keys(ACTS))('ADMIN on ADMIN, and SUPPER_ADMIN on anybody: %s', async (act) => {
    expect(await ACTS[act]?.(staff.headers.ADMIN, await someone('ADMIN'))).toBe('OK');
    expect(await ACTS[act]?.(staff.headers.SUPPER_ADMIN, await someone('ADMIN', [foreign]))).toBe('OK');
  });

  test('nor creates one above their own, by create, update or preview', async () => {
    const headers = staff.headers.ADMIN;
    const body = aNewUser({ role: 'SUPPER_ADMIN', projects: [staff.project] }) as never;
    expect(code(await server.send(create, { headers, body }))).toBe('ABOVE_YOU');
    const userId = await someone('EDITOR');
    expect(await updateCode(server, headers, userId, { role: 'SUPPER_ADMIN' })).toBe('ABOVE_YOU');
    const proposal = { userId, role: 'SUPPER_ADMIN' } as const;
    expect(code(await server.send(preview, { headers, body: proposal }))).toBe('ABOVE_YOU');
  });

  test('the refusal is −403 and gives the rule in words', async () => {
    const id = await someone('SUPPER_ADMIN');
    const failure = await server.refusal(remove, { headers: staff.headers.ADMIN, params: { id } });
    expect(failure).toMatchObject({
      status: 403,
      error: -403,
      details: { rules: [{ code: 'ROLE_ABOVE', message: 'Vai trò này cao hơn vai trò của bạn.' }] },
    });
  });
});

describe('People give and take only their own rights', () => {
  test('projects', async () => {
    const headers = staff.headers.ADMIN;
    const userId = await someone('AUTHOR', [staff.project, foreign]);
    const give = async (projects: string[]) => await updateCode(server, headers, userId, { projects });
    // The project that is not theirs is neither named nor touched, and naming it tells nothing.
    expect(await give([staff.project])).toBe('OK');
    expect(await give([staff.project, foreign])).toBe('ABOVE_YOU');
    const { userId: alone } = await aPerson(server.db, { projects: [staff.project] });
    const projects = [staff.project, foreign];
    expect(await updateCode(server, headers, alone, { projects })).toBe('ABOVE_YOU');
    const memberships = await findMembershipsOf(server.db, userId);
    expect(memberships.map(({ projectId }) => projectId)).toEqual(projects);
    const body = aNewUser({ projects: [staff.project, foreign] });
    expect(code(await server.send(create, { headers, body }))).toBe('ABOVE_YOU');
  });

  test('permissions, also those that come with a role', async () => {
    const admin = await aPerson(server.db, {
      role: 'ADMIN',
      projects: [staff.project],
      permissionDenials: ['post.publish'],
    });
    const headers = await signIn(server.db, admin, { project: staff.project });
    const give = async (role: Role, change: object) =>
      await updateCode(server, headers, await someone(role), change);
    expect(await give('EDITOR', { permissionGrants: ['post.publish'] })).toBe('ABOVE_YOU');
    expect(await give('EDITOR', { permissionGrants: ['post.unpublish'] })).toBe('OK');
    expect(await give('EDITOR', { permissionDenials: ['post.publish'] })).toBe('ABOVE_YOU');
    expect(await give('EDITOR', { role: 'ADMIN' })).toBe('ABOVE_YOU');
    expect(await give('EDITOR', { role: 'AUTHOR' })).toBe('OK');
    const body = aNewUser({ role: 'ADMIN' }) as never;
    expect(code(await server.send(create, { headers, body }))).toBe('ABOVE_YOU');
  });

  test('role, projects and permissions need the permission for it', async () => {
    const admin = await aPerson(server.db, {
      role: 'ADMIN',
      projects: [staff.project],
      permissionDenials: ['user.role'],
    });
    const headers = await signIn(server.db, admin, { project: staff.project });
    const userId = await someone('AUTHOR');
    expect(await updateCode(server, headers, userId, { role: 'EDITOR' })).toBe('FORBIDDEN');
    expect(await updateCode(server, headers, userId, { mobile: '0912345678' })).toBe('OK');
    expect(code(await server.send(create, { headers, body: aNewUser() }))).toBe('OK');
  });
});

describe('People who also belong to other projects', () => {
  test.each(SOLE)('ADMIN of one of them: %s', async (act) => {
    const both = await someone('AUTHOR', [staff.project, foreign]);
    expect(await ACTS[act]?.(staff.headers.ADMIN, both)).toBe('ABOVE_YOU');
  });

  test.each(Object.keys(ACTS).filter((act) => !SOLE.includes(act)))(
    'ADMIN of one of them may still: %s',
    async (act) => {
      const both = await someone('AUTHOR', [staff.project, foreign]);
      expect(await ACTS[act]?.(staff.headers.ADMIN, both)).toBe('OK');
    },
  );

  test.each(Object.keys(ACTS))('of other projects only are unknown: %s', async (act) => {
    const elsewhere = await someone('AUTHOR', [foreign]);
    expect(await ACTS[act]?.(staff.headers.ADMIN, elsewhere)).toBe('NOT_FOUND');
  });
});

describe('Nobody acts on themselves', () => {
  const own: readonly (readonly [string, object])[] = [
    ['role', { role: 'AUTHOR' }],
    ['projects', { projects: [] }],
    ['permissions given', { permissionGrants: ['post.purge'] }],
    ['permissions taken', { permissionDenials: ['post.pin'] }],
    ['status', { status: 'DISABLED' }],
    ['e-mail', { email: 'khac@toasoan.example' }],
  ];

  test.each(own)('%s', async (_what, change) => {
    for (const role of ['ADMIN', 'SUPPER_ADMIN'] as const) {
      const { userId } = staff.people[role];
      expect(await updateCode(server, staff.headers[role], userId, change)).toBe('ABOVE_YOU');
    }
  });

  test.each(['password', 'second factor', 'sign-out', 'unlocking', 'deletion'])('%s', async (act) => {
    for (const role of ['ADMIN', 'SUPPER_ADMIN'] as const)
      expect(await ACTS[act]?.(staff.headers[role], staff.people[role].userId)).toBe('ABOVE_YOU');
  });

  test('but their own name, and a form sent back unchanged, are allowed', async () => {
    const { userId, email } = staff.people.ADMIN;
    const change = {
      displayName: 'Lê Thu Hà',
      email,
      role: 'ADMIN',
      status: 'ENABLE',
      projects: [staff.project],
      permissionGrants: [],
    };
    expect(await updateCode(server, staff.headers.ADMIN, userId, change)).toBe('OK');
  });
});

describe('EDITOR reads and changes nothing', () => {
  test.each(Object.keys(ACTS))('%s', async (act) => {
    expect(await ACTS[act]?.(staff.headers.EDITOR, await someone('AUTHOR'))).toBe('FORBIDDEN');
  });

  test('nor creates or previews anything', async () => {
    const headers = staff.headers.EDITOR;
    expect(code(await server.send(create, { headers, body: aNewUser() }))).toBe('FORBIDDEN');
    const body = { userId: await someone('AUTHOR'), role: 'EDITOR' } as const;
    expect(code(await server.send(preview, { headers, body }))).toBe('FORBIDDEN');
  });
});
