import { hashSync } from '@node-rs/argon2';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const clock = aClock();
let server: TestServer;
let project: string;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
  project = await aProject(server.db);
});

function attempt(email: string, password: string) {
  return server.refusal(login, { body: { email, password } });
}

function auditRows(action: string, entityId?: string) {
  return server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .$if(entityId !== undefined, (query) => query.where('entity_id', '=', entityId ?? ''))
    .execute();
}

function anEditor(options: Parameters<typeof aPerson>[1] = {}): Promise<Person> {
  return aPerson(server.db, { role: 'EDITOR', projects: [project], password: PASSWORD, ...options });
}

test('e-mail and password open a session and tell who signed in', async () => {
  const person = await anEditor();
  const { token, user } = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  expect(token).toMatch(/^tsn_[A-Za-z0-9_-]{43}$/);
  expect(user).toMatchObject({
    userId: person.userId,
    email: person.email,
    displayName: person.displayName,
    name: person.displayName,
    role: 'EDITOR',
    roles: ['EDITOR'],
    verifyType: 0,
    verify2FA: false,
    mustChangePassword: false,
    version: 1,
  });
  expect(user.permissions).toContain('post.editAny');
  expect(user.projects.map(({ projectId }) => projectId)).toEqual([project]);
  const again = await server.ask(me, { headers: { authorization: `Bearer ${token}` } });
  expect(again).toEqual({ token, user });
});

test('the answer holds no secret of the account', async () => {
  const person = await anEditor();
  const reply = await server.send(login, { body: { email: person.email, password: PASSWORD } });
  expect(JSON.stringify(reply.envelope)).not.toMatch(/argon2|hash|cred/i);
});

test('a project header of any kind does not disturb signing in', async () => {
  const person = await anEditor();
  const headers = { 'project-id': '999999' };
  await server.ask(login, { headers, body: { email: person.email, password: PASSWORD } });
});

test('the e-mail may be typed in capitals and with spaces around, the password in either Unicode form', async () => {
  const person = await anEditor();
  const email = `  ${person.email.toUpperCase()} `;
  await server.ask(login, { body: { email, password: PASSWORD.normalize('NFD') } });
});

test('wrong password, unknown address, no address and an account without password answer alike', async () => {
  const person = await anEditor();
  const passwordless = await aPerson(server.db);
  const answers = [
    await attempt(person.email, 'mưa rào tháng tám'),
    await attempt('khong.ai@toasoan.example', PASSWORD),
    await attempt('không phải địa chỉ', PASSWORD),
    await attempt(passwordless.email, PASSWORD),
  ];
  const texts = answers.map(({ requestId: _, ...answer }) => answer);
  expect(new Set(texts.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(texts[0]).toMatchObject({ status: 401, error: -401, code: 'WRONG_CREDENTIALS' });
});

test('an unknown address costs one hash like a known one', async () => {
  const person = await anEditor();
  await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  // Time of the processor, not of the clock: other work on the machine does not count.
  const costOf = async (email: string) => {
    const start = process.cpuUsage();
    await attempt(email, 'mưa rào tháng tám');
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const cheapest = async (email: string) => Math.min(await costOf(email), await costOf(email));
  await costOf(person.email);
  const known = await cheapest(person.email);
  // Everything but the hash costs a small part of it.
  expect(await cheapest('khong.ai.ca@toasoan.example')).toBeGreaterThan(known / 3);
  expect(await cheapest('không phải địa chỉ')).toBeGreaterThan(known / 3);
});

test('only the right password is told that the account is disabled', async () => {
  const person = await anEditor({ status: 'DISABLED' });
  expect(await attempt(person.email, 'mưa rào tháng tám')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await attempt(person.email, PASSWORD)).toMatchObject({
    status: 401,
    error: -401,
    code: 'ACCOUNT_DISABLED',
  });
  expect(await auditRows('session.signInRefused', person.userId)).toHaveLength(1);
});

test('after six failures the right password is refused too, with the time to wait, until fifteen minutes are over', async () => {
  const person = await anEditor();
  for (let count = 0; count < 6; count += 1) await attempt(person.email, `sai lần thứ ${count}`);
  const locked = await attempt(person.email, PASSWORD);
  expect(locked).toMatchObject({ status: 429, error: -429, code: 'TOO_MANY_REQUESTS' });
  expect(locked.details.retryAfter).toBeGreaterThan(800);
  clock.pass({ minutes: 16 });
  await server.ask(login, { body: { email: person.email, password: PASSWORD } });
});

test('an unknown address is limited just like a known one', async () => {
  const email = 'ai.do@toasoan.example';
  for (let count = 0; count < 6; count += 1) await attempt(email, `sai lần thứ ${count}`);
  expect(await attempt(email, PASSWORD)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('success does not count', async () => {
  const person = await anEditor();
  const body = { email: person.email, password: PASSWORD };
  for (let count = 0; count < 8; count += 1) await server.ask(login, { body });
});

test('an address is locked after fifty failures, whatever the accounts', async () => {
  clock.pass({ minutes: 16 });
  const remote = { remoteAddress: '2001:db8:77:1::5', url: '/api/admin/login', method: 'POST' } as const;
  const address = 'address 2001:db8:77:1::/64';
  await server.db
    .insertInto('sign_in_attempts')
    .values({
      key: address,
      failures: Array.from({ length: 49 }, clock.now),
      locked_until: null,
      update_time: clock.now(),
    })
    .execute();
  const send = (email: string) =>
    server.app.inject({ ...remote, payload: { email, password: 'sai mật khẩu rồi' } });
  expect((await send('mot@toasoan.example')).statusCode).toBe(401);
  expect((await send('hai@toasoan.example')).statusCode).toBe(429);
});

test('every failure is in the audit with the address tried, and none of it tells a password', async () => {
  const person = await anEditor();
  await attempt(person.email, 'một mật khẩu sai nào đó');
  await attempt('la.ai@toasoan.example', 'một mật khẩu sai nào đó');
  const rows = await auditRows('session.signInFailed');
  const known = rows.find((row) => row.entity_id === person.userId);
  expect(known).toMatchObject({ user_id: null, after: { email: person.email, known: true, locked: false } });
  expect(rows.map((row) => row.after)).toContainEqual({
    email: 'la.ai@toasoan.example',
    known: false,
    locked: false,
  });
  expect(JSON.stringify(rows)).not.toContain('mật khẩu sai');
});

test('a sign-in is in the audit under the name of the person', async () => {
  const person = await anEditor();
  await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  const rows = (await auditRows('session.signIn')).filter((row) => row.user_id === person.userId);
  expect(rows).toMatchObject([{ user_name: person.displayName, user_role: 'EDITOR', entity: 'session' }]);
});

test('a password hashed at other costs is hashed anew when it is next typed', async () => {
  const person = await anEditor();
  const old = hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await server.db.updateTable('users').set({ password_hash: old }).where('id', '=', person.userId).execute();
  const body = { email: person.email, password: PASSWORD };
  await server.ask(login, { body });
  const { password_hash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(password_hash).toContain('m=47104,t=1,p=1');
  await server.ask(login, { body });
});

test('a deleted account does not sign in', async () => {
  const person = await anEditor();
  await server.db
    .updateTable('users')
    .set({ deleted_time: new Date() })
    .where('id', '=', person.userId)
    .execute();
  expect(await attempt(person.email, PASSWORD)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
});
