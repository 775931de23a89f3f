import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewUser, aStaff, auditOf, type Staff, updateCode, versionOf } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { create, update, updateTick, remove, detail, list } = userEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

const add = (body: object, as: 'ADMIN' | 'SUPPER_ADMIN' = 'ADMIN') =>
  server.ask(create, { headers: staff.headers[as], body: aNewUser(body) as never });
describe('Changing an account', () => {
  test('changes the keys sent and nothing else, and increases the version', async () => {
    const made = await add({ mobile: '0912345678', permissionGrants: ['post.publish'] });
    const headers = staff.headers.ADMIN;
    const body = { userId: made.userId, version: made.version, name: 'Tên Mới' };
    const after = await server.ask(update, { headers, body });
    const { inviteUrl: _link, inviteExpiresAt: _end, ...before } = made;
    expect(after).toEqual({
      ...before,
      name: 'Tên Mới',
      displayName: 'Tên Mới',
      version: 2,
      updateTime: after.updateTime,
      updatedBy: { userId: staff.people.ADMIN.userId, name: staff.people.ADMIN.displayName },
    });
    const found = await server.ask(list, { headers, query: { text: 'ten moi' } });
    expect(found.items.map(({ userId }) => userId)).toEqual([made.userId]);
  });

  test('requires the version, and the newest one', async () => {
    const { userId } = await add({});
    const headers = staff.headers.ADMIN;
    const without = await server.refusal(update, { headers, body: { userId, mobile: '' } as never });
    expect([without.status, without.code]).toEqual([428, 'VERSION_MISSING']);
    expect(await updateCode(server, headers, userId, { mobile: '0912345678' })).toBe('OK');
    const late = await server.refusal(update, { headers, body: { userId, version: 1, mobile: '' } });
    expect(late).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 2 } });
  });

  test('of two concurrent ones only one succeeds', async () => {
    const { userId, version } = await add({});
    const change = (mobile: string) =>
      server.send(update, { headers: staff.headers.ADMIN, body: { userId, version, mobile } });
    const both = await Promise.all([change('0912345671'), change('0912345672')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['password', 'username', 'accountType', 'tick', 'verifyType', 'unheardOf'])(
    'refuses the key %s',
    async (key) => {
      const { userId } = await add({});
      const body = { userId, version: 1, [key]: 'x' } as never;
      const failure = await server.refusal(update, { headers: staff.headers.ADMIN, body });
      expect([failure.status, failure.errors]).toMatchObject([400, [{ field: key, code: 'unknownKey' }]]);
    },
  );

  test("refuses another person's e-mail", async () => {
    const [one, other] = [await add({}), await add({})];
    expect(await updateCode(server, staff.headers.ADMIN, one.userId, { email: other.email })).toBe(
      'EMAIL_TAKEN',
    );
  });

  test('removes the e-mail of an account that does not sign in, and of no other', async () => {
    const figure = await add({ accountType: 'figure', email: 'nguyen.du@toasoan.example' });
    const body = { userId: figure.userId, version: figure.version, email: '' } as const;
    expect(await server.ask(update, { headers: staff.headers.ADMIN, body })).toMatchObject({ email: '' });
    expect((await add({ accountType: 'figure', email: 'nguyen.du@toasoan.example' })).email).not.toBe('');
    const person = await add({});
    const failure = await server.refusal(update, {
      headers: staff.headers.ADMIN,
      body: { userId: person.userId, version: person.version, email: '' },
    });
    expect([failure.status, failure.errors]).toMatchObject([400, [{ field: 'email', code: 'required' }]]);
  });

  test('of role, projects and permissions applies at the next call of an open session', async () => {
    const other = await aProject(server.db);
    const person = await aPerson(server.db, { projects: [staff.project, other] });
    const headers = await signIn(server.db, person, { project: staff.project });
    const superAdmin = staff.headers.SUPPER_ADMIN;
    const change = (options: object) => updateCode(server, superAdmin, person.userId, options);

    expect((await server.refusal(list, { headers })).code).toBe('FORBIDDEN');
    expect(await change({ role: 'EDITOR' })).toBe('OK');
    expect((await server.ask(list, { headers })).total).toBeGreaterThan(0);
    expect(await change({ permissionDenials: ['user.view'] })).toBe('OK');
    expect((await server.refusal(list, { headers })).code).toBe('FORBIDDEN');
    expect(await change({ projects: [other] })).toBe('OK');
    expect((await server.refusal(list, { headers })).code).toBe('PROJECT_FORBIDDEN');
    const { user } = await server.ask(me, { headers });
    expect(user.projects.map(({ projectId }) => projectId)).toEqual([other]);
  });

  test('to DISABLED ends the sessions at once, and ENABLE lets the person sign in again', async () => {
    const person = await aPerson(server.db, { projects: [staff.project], password: PASSWORD });
    const headers = await signIn(server.db, person);
    const body = { email: person.email, password: PASSWORD };
    expect(await updateCode(server, staff.headers.ADMIN, person.userId, { status: 'DISABLED' })).toBe('OK');
    expect(await server.refusal(me, { headers })).toMatchObject({ error: -20, code: 'SESSION_ENDED' });
    expect((await server.refusal(login, { body })).code).toBe('ACCOUNT_DISABLED');
    expect(await updateCode(server, staff.headers.ADMIN, person.userId, { status: 'ENABLE' })).toBe('OK');
    expect((await server.refusal(me, { headers })).code).toBe('SESSION_ENDED');
    expect((await server.ask(login, { body })).user.userId).toBe(person.userId);
  });

  test('keeps memberships of archived projects where the caller does not know of them', async () => {
    const archived = await aProject(server.db, { status: 'DISABLED' });
    const own = await aProject(server.db);
    const admin = await aPerson(server.db, { role: 'ADMIN', projects: [staff.project, own] });
    const headers = await signIn(server.db, admin, { project: staff.project });
    const { userId } = await aPerson(server.db, { projects: [staff.project, archived] });
    const projects = [staff.project, own];
    expect(await updateCode(server, headers, userId, { projects })).toBe('OK');
    const account = await server.ask(detail, {
      headers: staff.headers.SUPPER_ADMIN,
      params: { id: userId },
    });
    expect(account.projects.map(({ projectId }) => projectId).sort()).toEqual([...projects, archived].sort());
  });
});

describe('The tick', () => {
  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('%s is %s, with no body, an empty one or a reason', async (value, tick) => {
    const { userId } = await add({});
    const headers = staff.headers.ADMIN;
    const input = { headers, params: { id: userId }, query: { tick: value as 'true' } };
    expect((await server.ask(updateTick, input)).tick).toBe(tick);
    expect((await server.ask(updateTick, { ...input, body: {} })).tick).toBe(tick);
    const tickReason = 'Đã xác minh giấy tờ';
    expect((await server.ask(updateTick, { ...input, body: { tickReason } })).version).toBe(4);
    expect((await auditOf(server, userId)).at(-1)).toMatchObject({
      action: 'user.tick',
      after: { tickReason },
    });
  });

  test('requires its value, and respects If-Match', async () => {
    const { userId } = await add({});
    const params = { id: userId };
    const headers = staff.headers.ADMIN;
    const without = await server.refusal(updateTick, { headers, params });
    expect(without.errors).toMatchObject([{ field: 'tick', code: 'required' }]);
    const late = { ...headers, 'if-match': '"7"' };
    const query = { tick: '1' } as const;
    expect((await server.refusal(updateTick, { headers: late, params, query })).code).toBe(
      'VERSION_CONFLICT',
    );
  });
});

describe('Deleting an account', () => {
  test('ends its sessions, frees e-mail and username, and leaves its name with what it wrote', async () => {
    const email = 'ra.di@toasoan.example';
    const made = await add({ displayName: 'Người Ra Đi', email, username: 'ra.di' });
    const { userId, displayName } = made;
    const headers = await signIn(server.db, made);
    const createdBy = { userId, displayName };
    const postId = await aPost(server.db, staff.project, { title: 'Bài cuối', createdBy });

    const params = { id: userId };
    expect(await server.ask(remove, { headers: staff.headers.ADMIN, params })).toEqual({ id: userId });
    expect((await server.refusal(me, { headers })).code).toBe('SESSION_ENDED');
    for (const role of ['ADMIN', 'SUPPER_ADMIN'] as const)
      expect((await server.refusal(detail, { headers: staff.headers[role], params })).code).toBe('NOT_FOUND');
    const post = await server.db.selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirst();
    expect(post).toMatchObject({ created_by_id: userId, created_by_name: 'Người Ra Đi' });
    const heir = await add({ email, username: 'ra.di' });
    expect(heir.userId).not.toBe(userId);
  });

  test('respects If-Match, and happens once', async () => {
    const { userId } = await add({});
    const params = { id: userId };
    const send = (version: number) =>
      server.send(remove, { headers: { ...staff.headers.ADMIN, 'if-match': `"${version}"` }, params });
    expect([(await send(2)).status, (await send(1)).status, (await send(1)).status]).toEqual([409, 200, 404]);
  });
});

test('the audit has its own verbs for a suspension and its end, beside other changes', async () => {
  const { userId } = await add({ displayName: 'Lê Thu' });
  const headers = staff.headers.ADMIN;
  await updateCode(server, headers, userId, { status: 'DISABLED' });
  await updateCode(server, headers, userId, { status: 'ENABLE', displayName: 'Lê Thu Hà' });
  const rows = await auditOf(server, userId);
  expect(rows.map(({ action, before, after }) => [action, before?.status, after?.status])).toEqual([
    ['user.create', undefined, 'ENABLE'],
    ['user.suspend', 'ENABLE', 'DISABLED'],
    ['user.resume', 'DISABLED', 'ENABLE'],
    ['user.update', undefined, undefined],
  ]);
  expect(rows[1]?.title).toBe('Lê Thu');
  expect(rows[3]?.after).toMatchObject({ displayName: 'Lê Thu Hà' });
});

test('the audit names every change, who made it and where, and no secret', async () => {
  const { userId } = await add({ password: PASSWORD });
  const headers = staff.headers.ADMIN;
  await updateCode(server, headers, userId, { role: 'EDITOR', permissionGrants: ['post.publish'] });
  await server.ask(remove, { headers, params: { id: userId } });
  const rows = await auditOf(server, userId);
  expect(rows.map(({ action }) => action)).toEqual(['user.create', 'user.update', 'user.delete']);
  expect(rows[1]).toMatchObject({
    user_id: staff.people.ADMIN.userId,
    user_role: 'ADMIN',
    project_id: staff.project,
    before: { role: 'AUTHOR', permissionGrants: [] },
    after: { role: 'EDITOR', permissionGrants: ['post.publish'] },
  });
  expect(JSON.stringify(rows)).not.toMatch(/argon2|mưa rào|tsn_/);
  expect(await versionOf(server, userId)).toBe(3);
});
