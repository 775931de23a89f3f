import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { signInRulesEndpoints as rules } from '@toasoan/contract/features/session/sign-in-rules.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { SPEC_CALLS } from '#test/spec-call-table.ts';
import { startTestServer } from '#test/test-server.ts';
import { aStaff, type Staff } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { why } = userEndpoints;
let staff: Staff;
let foreign: string;

beforeAll(async () => {
  staff = await aStaff(server);
  foreign = await aProject(server.db);
});

describe('Why, about oneself', () => {
  test('needs no project and gives the rule in the requested language', async () => {
    const { authorization = '' } = staff.headers.AUTHOR;
    const query = { area: 'user-accounts', projectId: staff.project } as const;
    const headers = { authorization };
    expect(await server.ask(why, { headers, query })).toEqual({
      allowed: false,
      code: 'ROLE_NOT_LISTED',
      params: {
        role: 'AUTHOR',
        roles: ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'],
        permission: '',
        projectId: staff.project,
      },
      message:
        'Không được phép: chỉ dành cho Quản trị hệ thống, Quản trị dự án, Biên tập viên; vai trò hiện tại là Phóng viên.',
      ask: [staff.people.ADMIN.displayName],
      person: { userId: staff.people.AUTHOR.userId, displayName: staff.people.AUTHOR.displayName },
      project: { projectId: staff.project, name: expect.stringContaining('Chuyên trang') },
    });
    const english = await server.ask(why, { headers: { ...headers, 'accept-language': 'en' }, query });
    expect(english.message).toMatch(/^Not allowed: only for System administrator/);
  });

  test('names nobody to ask where the answer is yes, nor about somebody else', async () => {
    const own = { headers: staff.headers.AUTHOR, query: { area: 'posts' } as const };
    expect((await server.ask(why, own)).ask).toEqual([]);
    const { userId } = staff.people.AUTHOR;
    const other = { headers: staff.headers.ADMIN, query: { area: 'user-accounts', userId } as const };
    expect(await server.ask(why, other)).toMatchObject({ allowed: false, ask: [] });
  });

  test('without any project says so, and uses the one of the header', async () => {
    const { authorization = '' } = staff.headers.AUTHOR;
    const query = { area: 'posts' } as const;
    expect(await server.ask(why, { headers: { authorization }, query })).toMatchObject({
      code: 'PROJECT_REQUIRED',
      project: null,
    });
    expect(await server.ask(why, { headers: staff.headers.AUTHOR, query })).toMatchObject({
      allowed: true,
      code: 'PERMISSION_BY_ROLE',
      project: { projectId: staff.project },
    });
  });

  test('does not reveal whether a foreign project exists', async () => {
    const ask = (projectId: string, role: 'ADMIN' | 'SUPPER_ADMIN') =>
      server.ask(why, { headers: staff.headers[role], query: { area: 'posts', projectId } });
    for (const projectId of [foreign, '999999'])
      expect(await ask(projectId, 'ADMIN')).toMatchObject({
        code: 'NOT_A_MEMBER',
        project: { projectId, name: '' },
      });
    expect((await ask('999999', 'SUPPER_ADMIN')).code).toBe('PROJECT_UNKNOWN');
  });

  test('knows every call and no other', async () => {
    const headers = staff.headers.EDITOR;
    const ask = (call: string) => server.ask(why, { headers, query: { call } });
    expect(await ask('DELETE /admin/users/{id}')).toMatchObject({
      allowed: false,
      code: 'PERMISSION_MISSING',
      params: { permission: 'user.delete', roles: ['ADMIN', 'SUPPER_ADMIN'] },
    });
    const query = { call: 'POST /admin/user/conquer' };
    expect((await server.refusal(why, { headers, query })).code).toBe('NOT_FOUND');
  });

  test.each([
    ['area', {}],
    ['area', { area: 'posts', call: 'GET /admin/me' }],
    ['area', { area: 'nowhere' }],
    ['call', { call: 'DROP TABLE users' }],
    ['projectId', { area: 'posts', projectId: 'x' }],
    ['unheardOf', { area: 'posts', unheardOf: '1' }],
  ])('refuses a wrong %s: %o', async (field, query) => {
    const failure = await server.refusal(why, { headers: staff.headers.ADMIN, query: query as never });
    expect([failure.status, failure.errors[0]?.field]).toEqual([400, field]);
  });
});

describe('Why, about another person', () => {
  test('is for people who may read the person', async () => {
    const { userId } = staff.people.AUTHOR;
    const query = { area: 'tags', userId } as const;
    for (const role of ['EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const)
      expect(await server.ask(why, { headers: staff.headers[role], query })).toMatchObject({
        allowed: true,
        person: { userId },
      });
    const curious = { area: 'tags', userId: staff.people.ADMIN.userId } as const;
    expect((await server.refusal(why, { headers: staff.headers.AUTHOR, query: curious })).code).toBe(
      'FORBIDDEN',
    );
    const { authorization = '' } = staff.headers.ADMIN;
    expect((await server.refusal(why, { headers: { authorization }, query })).code).toBe('PROJECT_REQUIRED');
  });

  test('in a project that is not the asker’s is refused, whether or not the person belongs to it', async () => {
    const both = await aPerson(server.db, { projects: [staff.project, foreign] });
    const headers = staff.headers.ADMIN;
    for (const userId of [both.userId, staff.people.AUTHOR.userId]) {
      const query = { area: 'posts', userId, projectId: foreign } as const;
      expect((await server.refusal(why, { headers, query })).code).toBe('PROJECT_FORBIDDEN');
    }
    const query = { area: 'posts', userId: both.userId, projectId: foreign } as const;
    expect((await server.ask(why, { headers: staff.headers.SUPPER_ADMIN, query })).allowed).toBe(true);
  });

  test('of another project is not found', async () => {
    const { userId } = await aPerson(server.db, { projects: [foreign] });
    const query = { area: 'tags', userId } as const;
    expect((await server.refusal(why, { headers: staff.headers.ADMIN, query })).code).toBe('NOT_FOUND');
  });

  test.each([
    [{ status: 'DISABLED' }, 'ACCOUNT_DISABLED'],
    [{ mustChangePassword: true }, 'PASSWORD_CHANGE'],
    [{ permissionDenials: ['tag.view'] }, 'PERMISSION_DENIED'],
  ] as const)('sees %o', async (options, code) => {
    const { userId } = await aPerson(server.db, { projects: [staff.project], ...options });
    const query = { area: 'tags', userId } as const;
    expect(await server.ask(why, { headers: staff.headers.ADMIN, query })).toMatchObject({
      allowed: false,
      code,
    });
  });
});

test('a person sees that today is outside their days', async () => {
  const { userId } = await aPerson(server.db, { projects: [staff.project] });
  await server.db.updateTable('users').set({ access_to: '2026-01-31' }).where('id', '=', userId).execute();
  const query = { area: 'tags', userId } as const;
  expect(await server.ask(why, { headers: staff.headers.ADMIN, query })).toMatchObject({
    allowed: false,
    code: 'OUTSIDE_ACCESS_DAYS',
  });
});

describe('The answer equals that of the call itself', () => {
  // Every call of every role is compared without the network in why-agrees.test.ts.
  const calls = SPEC_CALLS.filter(({ route }) => route === '/profile' || route.startsWith('/manager_user'));

  test.each(['', 'own', 'archived', 'foreign'])('in the project "%s"', async (which) => {
    const archived = await aProject(server.db, { status: 'DISABLED' });
    const projectId = { '': '', own: staff.project, archived, foreign }[which] ?? '';
    const person = await aPerson(server.db, { role: 'EDITOR', projects: [staff.project, archived] });
    const headers = {
      ...(await signIn(server.db, person)),
      ...(projectId !== '' && { 'project-id': projectId }),
    };
    const differ: string[] = [];
    for (const { call } of calls) {
      const query = { call, ...(projectId !== '' && { projectId }) };
      const { allowed, code } = await server.ask(why, { headers, query });
      if (allowed !== (await isAdmitted(call, headers))) differ.push(`${call}: ${code}`);
    }
    expect(differ).toEqual([]);
  });

  /** Input that no call accepts: after the access check the call is refused. */
  async function isAdmitted(call: string, headers: Record<string, string>): Promise<boolean> {
    const [method = '', path = ''] = call.split(' ');
    const response = await server.app.inject({
      method: method as 'GET',
      url: `${server.config.apiBase}${path.replace(/\{\w+\}/g, '999999')}?unheardOf=1`,
      headers,
      ...(method !== 'GET' && { payload: { unheardOf: 1 } }),
    });
    return ['INVALID_INPUT', 'VERSION_MISSING'].includes(response.json<{ code: string }>().code);
  }

  test('and for a person who must change the password only that call is open', async () => {
    const person = await aPerson(server.db, { mustChangePassword: true });
    const headers = await signIn(server.db, person);
    // The person cannot ask either, so a SUPPER_ADMIN does.
    expect((await server.refusal(why, { headers, query: { area: 'profile' } })).code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
    const ask = (call: string) =>
      server.ask(why, {
        headers: staff.headers.SUPPER_ADMIN,
        query: { call, userId: person.userId },
      });
    const { method, path } = sessionEndpoints.ownSessions;
    expect((await ask(`${method} ${path}`)).code).toBe('PASSWORD_CHANGE');
    expect((await ask('POST /admin/user/updatePassword')).allowed).toBe(true);
  });

  test('and for a person whose second factor is due only its set-up is open', async () => {
    const { userId } = await aPerson(server.db, { role: 'EDITOR', projects: [staff.project] });
    const { version } = await server.ask(rules.get, { headers: staff.headers.SUPPER_ADMIN });
    const require = (factorRoles: readonly 'EDITOR'[], at: number) =>
      server.ask(rules.update, {
        headers: staff.headers.SUPPER_ADMIN,
        body: { version: at, factorRoles: [...factorRoles], graceDays: 0 },
      });
    const ask = (query: object) =>
      server.ask(why, { headers: staff.headers.ADMIN, query: { userId, ...query } });
    await require(['EDITOR'], version);
    expect(await ask({ area: 'tags' })).toMatchObject({
      allowed: false,
      code: 'SECOND_FACTOR',
      message: 'Chưa được phép: phải bật xác thực hai lớp trước.',
    });
    expect((await ask({ call: 'POST /admin/user/totp/enable' })).allowed).toBe(true);
    await require([], version + 1);
    expect((await ask({ area: 'tags' })).allowed).toBe(true);
  });
});
