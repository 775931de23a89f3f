import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { endOtherSessions, endSession, login, logout, me, ownSessions } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const clock = aClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
});

async function typePassword(
  person: Person,
  userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
) {
  const { token } = await server.ask(login, {
    headers: { 'user-agent': userAgent },
    body: { email: person.email, password: PASSWORD },
  });
  return { authorization: `Bearer ${token}` };
}

function aMember(): Promise<Person> {
  return aPerson(server.db, { role: 'EDITOR' });
}

function sessionOf(person: Person) {
  return signIn(server.db, person, { at: clock.now() });
}

function sessionRow(userId: string) {
  return server.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

test.each([
  ['no token', {}],
  ['an empty one', { authorization: '' }],
  ['another scheme', { authorization: 'Basic abc' }],
  ['an unknown one', { authorization: `Bearer tsn_${'A'.repeat(43)}` }],
  ['something else', { authorization: 'Bearer not-a-token-of-this-house' }],
])('a call with %s is answered −18', async (_, headers) => {
  expect(await server.refusal(me, { headers })).toMatchObject({
    status: 401,
    error: -18,
    code: 'SESSION_INVALID',
  });
});

test('the database holds only the hash of a token', async () => {
  const person = await aPerson(server.db, { password: PASSWORD });
  const { authorization } = await typePassword(person);
  const token = authorization.slice('Bearer '.length);
  const row = await sessionRow(person.userId);
  expect(row.token_hash).toHaveLength(32);
  const everything = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute());
  expect(
    everything + JSON.stringify({ ...row, token_hash: row.token_hash.toString('latin1') }),
  ).not.toContain(token);
});

test('signing out ends the session: the token answers −18 from then on', async () => {
  const headers = await sessionOf(await aMember());
  const answer = await server.send(logout, { headers });
  expect(answer).toMatchObject({ status: 200, headers: { 'clear-site-data': '"cache"' } });
  expect((await server.send(me, { headers })).headers['clear-site-data']).toBeUndefined();
  expect(await server.refusal(me, { headers })).toMatchObject({
    error: -18,
    details: { reason: 'signed-out' },
  });
  expect(await server.refusal(logout, { headers })).toMatchObject({ error: -18 });
});

test('two hours without use end a session, use within them prolongs it', async () => {
  const headers = await sessionOf(await aMember());
  for (let count = 0; count < 3; count += 1) {
    clock.pass({ hours: 1, minutes: 50 });
    await server.ask(me, { headers });
    await expectUseWritten(headers);
  }
  clock.pass({ hours: 2, seconds: 1 });
  expect(await server.refusal(me, { headers })).toMatchObject({
    error: -18,
    details: { reason: 'expired' },
  });
});

/** Use is recorded beside the answer, which does not wait for it. */
async function expectUseWritten(headers: Readonly<Record<string, string>>): Promise<void> {
  await expect
    .poll(async () => (await server.ask(ownSessions, { headers })).items[0]?.lastUseTime)
    .toBe(clock.now().toISOString());
}

test('twelve hours end a session even while it is used', async () => {
  const headers = await sessionOf(await aMember());
  for (let hour = 1; hour < 12; hour += 1) {
    clock.pass({ hours: 1 });
    await server.ask(me, { headers });
    await expectUseWritten(headers);
  }
  clock.pass({ hours: 1 });
  expect(await server.refusal(me, { headers })).toMatchObject({ error: -18 });
});

test('the time of last use is written at most once a minute', async () => {
  const person = await aMember();
  const headers = await sessionOf(person);
  const { last_use_time: opened } = await sessionRow(person.userId);
  clock.pass({ seconds: 59 });
  await server.ask(me, { headers });
  expect((await sessionRow(person.userId)).last_use_time).toEqual(opened);
  clock.pass({ seconds: 2 });
  await server.ask(me, { headers });
  await expect.poll(async () => (await sessionRow(person.userId)).last_use_time).toEqual(clock.now());
});

test('an eleventh session ends the least recently used one with −20', async () => {
  const person = await aMember();
  const sessions = [];
  for (let count = 0; count < 10; count += 1) {
    sessions.push(await sessionOf(person));
    clock.pass({ seconds: 70 });
  }
  const [first = {}, second = {}] = sessions;
  await server.ask(me, { headers: first });
  await expectUseWritten(first);
  clock.pass({ seconds: 70 });
  const eleventh = await sessionOf(person);
  expect(await server.refusal(me, { headers: second })).toMatchObject({
    status: 401,
    error: -20,
    code: 'SESSION_ENDED',
  });
  await server.ask(me, { headers: first });
  expect((await server.ask(ownSessions, { headers: eleventh })).items).toHaveLength(10);
});

test('concurrent sign-ins cannot exceed the limit of ten together', async () => {
  const person = await aPerson(server.db, { password: PASSWORD });
  for (let count = 0; count < 9; count += 1) await sessionOf(person);
  // Later than the nine, so that none of the three is the least recently used.
  clock.pass({ minutes: 1 });
  const [headers = {}] = await Promise.all(Array.from({ length: 3 }, () => typePassword(person)));
  expect((await server.ask(ownSessions, { headers })).items).toHaveLength(10);
});

test('own sessions show device, address and which one this is, newest use first', async () => {
  const person = await aPerson(server.db, { password: PASSWORD });
  await typePassword(
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1',
  );
  clock.pass({ minutes: 1 });
  const headers = await typePassword(person);
  const { items } = await server.ask(ownSessions, { headers });
  expect(items).toMatchObject([
    {
      current: true,
      device: 'Chrome · Windows',
      address: '127.0.0.1',
      createTime: clock.now().toISOString(),
    },
    { current: false, device: 'Safari · iPhone', address: '127.0.0.1' },
  ]);
});

test('a session ended elsewhere answers −20 there and is gone from the list', async () => {
  const person = await aMember();
  const there = await sessionOf(person);
  clock.pass({ minutes: 1 });
  const here = await sessionOf(person);
  const { items } = await server.ask(ownSessions, { headers: here });
  const id = items.find(({ current }) => !current)?.id ?? '';
  expect(await server.ask(endSession, { headers: here, params: { id } })).toEqual({ id });
  expect(await server.refusal(me, { headers: there })).toMatchObject({ error: -20 });
  expect((await server.ask(ownSessions, { headers: here })).items).toHaveLength(1);
  expect(await server.refusal(endSession, { headers: here, params: { id } })).toMatchObject({ error: -404 });
});

test("all other sessions end at once with −20, including half-way ones; this one and other people's stay", async () => {
  const person = await aMember();
  const others = [await sessionOf(person), await sessionOf(person)];
  const halfWay = await signIn(server.db, person, { kind: 'half-way', at: clock.now() });
  const stranger = await sessionOf(await aMember());
  const headers = await sessionOf(person);
  expect(await server.ask(endOtherSessions, { headers })).toEqual({ ended: 2 });
  for (const ended of [...others, halfWay])
    expect(await server.refusal(me, { headers: ended })).toMatchObject({ error: -20 });
  expect((await server.ask(ownSessions, { headers })).items).toMatchObject([{ current: true }]);
  await server.ask(me, { headers: stranger });
  expect(await server.ask(endOtherSessions, { headers })).toEqual({ ended: 0 });
});

test("another person's session cannot be seen or ended", async () => {
  const victim = await aMember();
  const theirs = await sessionOf(victim);
  const headers = await sessionOf(await aMember());
  const { id } = await sessionRow(victim.userId);
  expect(await server.refusal(endSession, { headers, params: { id } })).toMatchObject({ error: -404 });
  await server.ask(me, { headers: theirs });
});

test.each([
  ['disabled', { status: 'DISABLED' as const }, 'disabled'],
  ['deleted', { deleted_time: new Date() }, 'disabled'],
  ['given days that are over', { access_to: '2026-01-31' }, 'outside-access-days'],
  ['given new credentials', { cred_version: 2 }, 'account-changed'],
])('a session of an account that was %s answers −20 on the next call', async (_, change, reason) => {
  const person = await aMember();
  const headers = await sessionOf(person);
  await server.ask(me, { headers });
  await server.db.updateTable('users').set(change).where('id', '=', person.userId).execute();
  expect(await server.refusal(me, { headers })).toMatchObject({
    error: -20,
    code: 'SESSION_ENDED',
    details: { reason },
  });
});

test('while the password must be changed only me, sign-out and updatePassword answer', async () => {
  const person = await aPerson(server.db, { password: PASSWORD, mustChangePassword: true });
  const headers = await typePassword(person);
  expect((await server.ask(me, { headers })).user.mustChangePassword).toBe(true);
  for (const refused of [
    await server.refusal(ownSessions, { headers }),
    await server.refusal(profileEndpoints.totpGet, { headers }),
  ])
    expect(refused).toMatchObject({ status: 403, error: -403, code: 'PASSWORD_CHANGE_REQUIRED' });
  const body = { password: PASSWORD, newPassword: 'nắng hạ tháng sáu' };
  await server.ask(profileEndpoints.updatePassword, { headers, body });
  expect((await server.ask(me, { headers })).user.mustChangePassword).toBe(false);
  await server.ask(ownSessions, { headers });
  await server.ask(logout, { headers });
});
