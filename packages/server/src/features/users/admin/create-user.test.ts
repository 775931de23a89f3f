import { randomUUID } from 'node:crypto';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewUser, aStaff, type Staff } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { create, list } = userEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

const add = (body: object, as: 'ADMIN' | 'SUPPER_ADMIN' = 'ADMIN') =>
  server.ask(create, { headers: staff.headers[as], body: aNewUser(body) as never });
const refused = (body: object, as: 'ADMIN' | 'SUPPER_ADMIN' = 'ADMIN') =>
  server.refusal(create, { headers: staff.headers[as], body: body as never });

describe('Creating an account', () => {
  test('requires a name and an e-mail; the rest has defaults', async () => {
    const user = await add({ displayName: 'Trần  Thị Bưởi', email: 'Buoi.Tran@ToaSoan.example' });
    expect(user).toMatchObject({
      displayName: 'Trần Thị Bưởi',
      name: 'Trần Thị Bưởi',
      username: 'buoi.tran',
      email: 'Buoi.Tran@ToaSoan.example',
      role: 'AUTHOR',
      accountType: 'user',
      status: 'ENABLE',
      projects: [{ projectId: staff.project }],
      createdBy: { name: staff.people.ADMIN.displayName },
      mustChangePassword: false,
      version: 1,
    });
    expect(user.permissions).toContain('post.create');
  });

  test('with a password makes the person change it at the first sign-in, and returns no link', async () => {
    const email = 'co.mat.khau@toasoan.example';
    const user = await add({ email, password: PASSWORD });
    expect([user.inviteUrl, user.hasPassword, user.mustChangePassword]).toEqual([undefined, true, true]);
    const { token } = await server.ask(login, { body: { email, password: PASSWORD } });
    const headers = { authorization: `Bearer ${token}`, 'project-id': staff.project };
    expect((await server.ask(me, { headers })).user.mustChangePassword).toBe(true);
    expect((await server.refusal(userEndpoints.search, { headers })).code).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test('returns its link in the first answer alone: a repeated call gets the account without it', async () => {
    const headers = { ...staff.headers.ADMIN, 'idempotency-key': randomUUID() };
    const body = aNewUser({ email: 'moi.mot.lan@toasoan.example' }) as never;
    const first = await server.ask(create, { headers, body });
    expect(first.inviteUrl).toContain('/login/set-password#');
    const { inviteUrl: _shown, ...rest } = first;
    expect(await server.ask(create, { headers, body })).toEqual(rest);
    const kept = await server.db.selectFrom('idempotency_keys').select('response').execute();
    expect(kept.map(({ response }) => response).join()).not.toContain('set-password');
  });

  test('accepts name for displayName, and an account of another kind without an e-mail', async () => {
    const body = { name: 'Nguyễn Du', accountType: 'figure' } as const;
    const user = await server.ask(create, { headers: staff.headers.ADMIN, body });
    expect(user).toMatchObject({ displayName: 'Nguyễn Du', username: 'nguyen-du', email: '' });
    expect(user.inviteUrl).toBeUndefined();
  });

  test.each([
    ['displayName', { email: 'a@toasoan.example' }],
    ['email', { displayName: 'Không Email' }],
    ['email', aNewUser({ email: 'quản@toasoan.example' })],
    ['email', aNewUser({ email: 'không phải' })],
    ['password', aNewUser({ password: 'ngắn' })],
    ['password', aNewUser({ accountType: 'author', password: PASSWORD })],
    ['mobile', aNewUser({ mobile: '12-34' })],
    ['username', aNewUser({ username: 'Có Dấu' })],
    ['role', aNewUser({ role: 'OWNER' })],
    ['accountType', aNewUser({ accountType: 'robot' })],
    ['permissionGrants.0', aNewUser({ permissionGrants: ['post.everything'] })],
    ['projects.0', aNewUser({ projects: ['x'] })],
    ['projects', aNewUser({ projects: [] })],
    ['userId', aNewUser({ userId: '1' })],
    ['tick', aNewUser({ tick: true })],
    ['', aNewUser({ displayName: 'Có\u0000NUL' })],
    ['displayName', aNewUser({ displayName: 'Có\u0001ký tự lạ' })],
  ])('refuses a wrong %s by its name', async (field, body) => {
    const failure = await refused(body);
    expect([failure.status, failure.errors[0]?.field]).toEqual([400, field]);
  });

  test('refuses a guessable password, and a taken e-mail or username', async () => {
    const made = await add({ username: 'da-co-nguoi' });
    expect((await refused(aNewUser({ password: 'matkhau12345' }))).code).toBe('PASSWORD_TOO_COMMON');
    const email = made.email.toUpperCase();
    expect(await refused(aNewUser({ email }))).toMatchObject({ code: 'EMAIL_TAKEN', status: 409 });
    expect(await refused(aNewUser({ username: 'da-co-nguoi' }))).toMatchObject({
      code: 'USERNAME_TAKEN',
      errors: [{ field: 'username' }],
    });
  });

  test('gives two concurrent accounts of the same name their own usernames', async () => {
    const body = (host: string) => ({ displayName: 'Trùng Tên', email: `trung.ten@${host}.example` });
    const send = (host: string) => server.send(create, { headers: staff.headers.ADMIN, body: body(host) });
    const answers = await Promise.all([send('mot'), send('hai'), send('ba')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await server.ask(list, { headers: staff.headers.ADMIN, query: { text: 'trung ten' } });
    expect(found.items.map(({ username }) => username).sort()).toEqual([
      'trung.ten',
      'trung.ten-2',
      'trung.ten-3',
    ]);
  });

  test('for an unknown project is refused without revealing to others that it is unknown', async () => {
    const body = aNewUser({ projects: ['999999'] });
    expect((await refused(body, 'SUPPER_ADMIN')).errors).toMatchObject([
      { field: 'projects.0', code: 'unknownReference' },
    ]);
    expect((await refused(body)).code).toBe('ABOVE_YOU');
  });

  test('repeated with its key gets the first answer and creates nobody', async () => {
    const headers = { ...staff.headers.ADMIN, 'idempotency-key': randomUUID() };
    const body = aNewUser();
    const first = await server.send(create, { headers, body });
    const again = await server.send(create, { headers, body });
    const { inviteUrl: _shown, ...kept } = (first.envelope as { data: Record<string, unknown> }).data;
    expect(again.envelope).toEqual({ error: 0, data: kept });
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await server.refusal(create, { headers, body: aNewUser() });
    expect(other.code).toBe('IDEMPOTENCY_MISMATCH');
  });
});
