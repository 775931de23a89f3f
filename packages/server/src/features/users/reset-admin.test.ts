import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';
import { resetAdmin } from './reset-admin.ts';

const { login, me } = sessionEndpoints;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('an unknown e-mail becomes a SUPPER_ADMIN with a random password', async () => {
  const email = 'nguoi.moi@toasoan.example';
  const { password, isNew } = await resetAdmin(server.db, email, new Date());
  expect(isNew).toBe(true);
  const { user } = await server.ask(login, { body: { email, password } });
  expect(user).toMatchObject({
    role: 'SUPPER_ADMIN',
    username: 'nguoi.moi',
    mustChangePassword: false,
    verifyType: 0,
  });
});

test('a taken user name gets a number', async () => {
  await resetAdmin(server.db, 'bien_tap@toasoan.example', new Date());
  const { password } = await resetAdmin(server.db, 'bien_tap@khac.example', new Date());
  const { user } = await server.ask(login, { body: { email: 'bien_tap@khac.example', password } });
  expect(user.username).toBe('bien_tap-2');
});

test('a locked out account is enabled again, without second factor, days, sessions and locks', async () => {
  const person = await aPerson(server.db, { role: 'ADMIN', password: 'mưa rào tháng bảy' });
  const headers = await signIn(server.db, person);
  await turnOnSecondFactor(server, headers, new Date());
  await server.db
    .updateTable('users')
    .set({ status: 'DISABLED', access_to: '2026-01-31' })
    .where('id', '=', person.userId)
    .execute();
  for (let count = 0; count < 6; count += 1)
    await server.refusal(login, { body: { email: person.email, password: `sai lần thứ ${count}` } });
  const { password, isNew } = await resetAdmin(server.db, person.email.toUpperCase(), new Date());
  expect(isNew).toBe(false);
  const { user } = await server.ask(login, { body: { email: person.email, password } });
  expect(user).toMatchObject({ userId: person.userId, role: 'SUPPER_ADMIN', verifyType: 0 });
  expect(await server.refusal(me, { headers })).toMatchObject({ error: -20 });
});

test('it is audited as an action of the machine, without the password', async () => {
  const { password } = await resetAdmin(server.db, 'kiem.toan@toasoan.example', new Date());
  const rows = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'user.resetAdmin')
    .execute();
  expect(rows.at(-1)).toMatchObject({ user_id: null, entity: 'user', after: { role: 'SUPPER_ADMIN' } });
  expect(JSON.stringify(rows)).not.toContain(password);
});

test('an invalid e-mail address is refused', async () => {
  await expect(resetAdmin(server.db, 'quantri', new Date())).rejects.toThrow('not an e-mail address');
});
