import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { codeAt, turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { login, loginTOTP, logout, me, ownSessions } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const clock = aClock();
let server: TestServer;
let project: string;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
  project = await aProject(server.db);
});

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

/** A person with a second factor, and the half-way token of the password step. */
async function halfWay() {
  const person = await aPerson(server.db, { role: 'EDITOR', projects: [project], password: PASSWORD });
  const factor = await turnOnSecondFactor(server, await signIn(server.db, person), clock.now());
  clock.pass({ seconds: 30 });
  const first = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  return { person, ...factor, ...first, headers: bearer(first.token) };
}

function send(headers: Readonly<Record<string, string>>, otp: string) {
  return server.send(loginTOTP, { headers, body: { otp } });
}

test('the password step gives a half-way token that shows neither rights nor projects', async () => {
  const { user, token, headers } = await halfWay();
  expect(user).toMatchObject({ verifyType: 1, verify2FA: false, permissions: [], projects: [] });
  expect(await server.ask(me, { headers })).toEqual({ token, user });
});

test('a half-way token opens only loginTOTP, me and sign-out', async () => {
  const { headers } = await halfWay();
  const inProject = { ...headers, 'project-id': project };
  for (const refused of [
    await server.refusal(ownSessions, { headers }),
    await server.refusal(tagEndpoints.list, { headers: inProject }),
    await server.refusal(profileEndpoints.totpGet, { headers }),
    await server.refusal(profileEndpoints.updateProfile, {
      headers,
      body: { name: 'Tên khác', email: 'khac@toasoan.example' },
    }),
  ]) {
    expect(refused).toMatchObject({ status: 401, error: -18, code: 'SESSION_INVALID' });
  }
  await server.ask(logout, { headers });
  expect(await server.refusal(me, { headers })).toMatchObject({ error: -18 });
});

test('a code gives a new token with all rights, and the half-way one is over', async () => {
  const { secret, token, headers } = await halfWay();
  const full = await server.ask(loginTOTP, { headers, body: { otp: codeAt(secret, clock.now()) } });
  expect(full.token).not.toBe(token);
  expect(full.user).toMatchObject({ verifyType: 1, verify2FA: true });
  expect(full.user.permissions).not.toEqual([]);
  expect(full.user.projects).toHaveLength(1);
  expect(await server.ask(me, { headers: bearer(full.token) })).toEqual(full);
  expect(await server.refusal(me, { headers })).toMatchObject({ error: -18 });
});

test('a half-way token ends after five minutes, however often it is used', async () => {
  const { headers, secret } = await halfWay();
  for (let minute = 1; minute < 5; minute += 1) {
    clock.pass({ minutes: 1 });
    await server.ask(me, { headers });
  }
  clock.pass({ minutes: 1 });
  expect((await send(headers, codeAt(secret, clock.now()))).envelope).toMatchObject({ error: -18 });
});

test('a code works once: not again in the same session, nor in another sign-in', async () => {
  const { person, secret, headers } = await halfWay();
  const other = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  const otp = codeAt(secret, clock.now());
  await server.ask(loginTOTP, { headers, body: { otp } });
  expect((await send(bearer(other.token), otp)).envelope).toMatchObject({
    error: -401,
    code: 'WRONG_CREDENTIALS',
  });
  clock.pass({ seconds: 30 });
  const next = await send(bearer(other.token), codeAt(secret, clock.now()));
  expect(next.status).toBe(200);
});

test('of two concurrent uses of one code one succeeds', async () => {
  const { person, secret, headers } = await halfWay();
  const other = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  const otp = codeAt(secret, clock.now());
  const replies = await Promise.all([send(headers, otp), send(bearer(other.token), otp)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('the code of the previous step is accepted, older and future ones are not', async () => {
  const { secret, headers } = await halfWay();
  clock.pass({ minutes: 2 });
  const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
  expect((await send(headers, at(-60))).status).toBe(401);
  expect((await send(headers, at(30))).status).toBe(401);
  expect((await send(headers, at(-30))).status).toBe(200);
});

test('a recovery code works once, in any way of writing it', async () => {
  const { person, recoveryCodes, headers } = await halfWay();
  const [code = ''] = recoveryCodes;
  const other = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  const { user } = await server.ask(loginTOTP, {
    headers,
    body: { otp: ` ${code.toLowerCase().replaceAll('-', ' ')}` },
  });
  expect(user.verify2FA).toBe(true);
  expect((await send(bearer(other.token), code)).status).toBe(401);
});

test('where the server has another SECRET_KEY the code is answered 503, counts as no failure, and a recovery code works', async () => {
  const { person, secret, headers, recoveryCodes } = await halfWay();
  await server.db
    .updateTable('second_factors')
    .set({ secret_key_id: 'another key' })
    .where('user_id', '=', person.userId)
    .execute();
  for (let count = 0; count < 11; count += 1) {
    const { status, envelope } = await send(headers, codeAt(secret, clock.now()));
    expect(status).toBe(503);
    expect(envelope).toMatchObject({ error: -503, code: 'SECRET_UNREADABLE', details: { retryAfter: 60 } });
  }
  expect((await send(headers, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('after ten wrong codes, in whatever sign-ins, the right one is refused for an hour', async () => {
  const { person, secret, headers, recoveryCodes } = await halfWay();
  const other = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  for (let count = 0; count < 10; count += 1) {
    const wrong = await send(count % 2 === 0 ? headers : bearer(other.token), '000000');
    expect(wrong.envelope).toMatchObject({ error: -401 });
  }
  for (const otp of [codeAt(secret, clock.now()), recoveryCodes[0] ?? '']) {
    const refused = await send(headers, otp);
    expect(refused.envelope).toMatchObject({ error: -429, code: 'TOO_MANY_REQUESTS' });
  }
  clock.pass({ minutes: 61 });
  const again = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  expect((await send(bearer(again.token), codeAt(secret, clock.now()))).status).toBe(200);
});

test('wrong codes are in the audit, and neither codes nor secrets are in any row or answer', async () => {
  const { person, secret, recoveryCodes, headers } = await halfWay();
  await send(headers, '000000');
  const reply = await send(headers, recoveryCodes[1] ?? '');
  const rows = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('user_id', '=', person.userId)
    .execute();
  const actions = rows.map((row) => row.action);
  expect(actions).toEqual(
    expect.arrayContaining(['totp.begin', 'totp.enable', 'session.firstStep', 'session.codeFailed']),
  );
  expect(actions).toEqual(expect.arrayContaining(['totp.codeUsed', 'session.signIn']));
  const reported = JSON.stringify(rows) + JSON.stringify(reply.envelope);
  for (const secretText of [secret, '000000', PASSWORD, ...recoveryCodes])
    expect(reported).not.toContain(secretText);
});

test('a full session has no second step left', async () => {
  const person = await aPerson(server.db);
  const headers = await signIn(server.db, person);
  expect((await send(headers, '123456')).envelope).toMatchObject({ error: -403 });
  await server.ask(me, { headers });
});
