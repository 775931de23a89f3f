import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { codeAt, turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { recoveryCodes: renewCodes, totpDisable, totpEnable, totpGet } = profileEndpoints;
const { login, loginTOTP, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const clock = aClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
});

function sessionOf(person: Person) {
  return signIn(server.db, person, { at: clock.now() });
}

const body = { password: PASSWORD };

async function aSignedInPerson(options: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(server.db, { password: PASSWORD, ...options });
  return { person, headers: await sessionOf(person) };
}

async function withSecondFactor() {
  const { person, headers } = await aSignedInPerson({ password: PASSWORD });
  const factor = await turnOnSecondFactor(server, headers, clock.now());
  clock.pass({ seconds: 30 });
  return { person, headers, ...factor };
}

test('setting up returns a secret and its address; a code turns the factor on with ten recovery codes', async () => {
  const { person, headers } = await aSignedInPerson();
  const { secret, otpauthUrl } = await server.ask(totpGet, { headers, body });
  expect(otpauthUrl).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(otpauthUrl)).toContain(person.email);
  expect((await server.ask(me, { headers })).user.verifyType).toBe(0);
  const { recoveryCodes } = await server.ask(totpEnable, {
    headers,
    body: { otp: codeAt(secret, clock.now()) },
  });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await server.ask(me, { headers })).user).toMatchObject({ verifyType: 1, verify2FA: true });
});

test('setting up asks for the password, and wrong ones count like those at the sign-in', async () => {
  const { headers } = await aSignedInPerson();
  const wrong = { password: 'mưa rào tháng tám' };
  for (const sent of [undefined, wrong])
    expect(await server.refusal(totpGet, { headers, ...(sent && { body: sent }) })).toMatchObject({
      error: -422,
      code: 'WRONG_PASSWORD',
      errors: [{ field: 'password' }],
    });
  for (let count = 0; count < 5; count += 1) await server.send(totpGet, { headers, body: wrong });
  expect(await server.refusal(totpGet, { headers, body })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('the code may be in the query, as the specification writes it', async () => {
  const { headers } = await aSignedInPerson();
  const { secret } = await server.ask(totpGet, { headers, body });
  await server.ask(totpEnable, { headers, query: { otp: codeAt(secret, clock.now()) } });
  const none = await aSignedInPerson();
  expect((await server.refusal(totpEnable, { headers: none.headers })).errors).toMatchObject([
    { field: 'otp', code: 'required' },
  ]);
});

test('turning the factor on or off ends all other sessions with −20, but not this one', async () => {
  const { person, headers } = await aSignedInPerson({ password: PASSWORD });
  const before = await sessionOf(person);
  const { secret } = await turnOnSecondFactor(server, headers, clock.now());
  expect(await server.refusal(me, { headers: before })).toMatchObject({ error: -20 });
  clock.pass({ seconds: 30 });
  const between = await sessionOf(person);
  const body = { password: PASSWORD, otp: codeAt(secret, clock.now()) };
  expect(await server.ask(totpDisable, { headers, body })).toEqual({});
  expect(await server.refusal(me, { headers: between })).toMatchObject({ error: -20 });
  expect((await server.ask(me, { headers })).user).toMatchObject({ verifyType: 0, verify2FA: false });
  const { user } = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  expect(user.permissions).not.toEqual([]);
});

test('the code that turned the factor on does not sign in as well', async () => {
  const { person, headers } = await aSignedInPerson({ password: PASSWORD });
  const { secret } = await turnOnSecondFactor(server, headers, clock.now());
  const { token } = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  const reply = await server.send(loginTOTP, {
    headers: { authorization: `Bearer ${token}` },
    body: { otp: codeAt(secret, clock.now()) },
  });
  expect(reply.status).toBe(401);
});

test('a secret is valid for ten minutes, and only the newest one counts', async () => {
  const { headers } = await aSignedInPerson();
  const first = await server.ask(totpGet, { headers, body });
  const second = await server.ask(totpGet, { headers, body });
  expect(second.secret).not.toBe(first.secret);
  const enable = (secret: string) =>
    server.refusal(totpEnable, { headers, body: { otp: codeAt(secret, clock.now()) } });
  expect(await enable(first.secret)).toMatchObject({ status: 422, code: 'WRONG_CODE' });
  clock.pass({ minutes: 10 });
  expect(await enable(second.secret)).toMatchObject({ status: 422, code: 'TOTP_NOT_PENDING' });
});

test('a code without a set-up, and a set-up while the factor is on, are refused', async () => {
  const { headers } = await aSignedInPerson();
  expect(await server.refusal(totpEnable, { headers, body: { otp: '123456' } })).toMatchObject({
    code: 'TOTP_NOT_PENDING',
  });
  const on = await withSecondFactor();
  expect(await server.refusal(totpGet, { headers: on.headers, body })).toMatchObject({
    status: 422,
    code: 'TOTP_ALREADY_ON',
  });
  expect(await server.refusal(totpEnable, { headers: on.headers, body: { otp: '123456' } })).toMatchObject({
    code: 'TOTP_ALREADY_ON',
  });
});

test('of two concurrent set-ups one succeeds', async () => {
  const { headers } = await aSignedInPerson();
  const { secret } = await server.ask(totpGet, { headers, body: { password: PASSWORD } });
  const body = { otp: codeAt(secret, clock.now()) };
  const replies = await Promise.all([
    server.send(totpEnable, { headers, body }),
    server.send(totpEnable, { headers, body }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('turning it off requires the password and a code; a recovery code is accepted too', async () => {
  const { headers, recoveryCodes, secret } = await withSecondFactor();
  const off = (password: string, otp: string) =>
    server.send(totpDisable, { headers, body: { password, otp } });
  const wrongPassword = await off('mưa rào tháng tám', codeAt(secret, clock.now()));
  expect(wrongPassword.envelope).toMatchObject({ error: -422, code: 'WRONG_PASSWORD' });
  expect((await off(PASSWORD, '000000')).envelope).toMatchObject({ error: -422, code: 'WRONG_CODE' });
  expect((await off(PASSWORD, recoveryCodes[3] ?? '')).status).toBe(200);
  expect((await off(PASSWORD, recoveryCodes[4] ?? '')).envelope).toMatchObject({ code: 'TOTP_NOT_ON' });
});

test('wrong codes inside a session count with those of the sign-in: ten an hour', async () => {
  const { headers, secret } = await withSecondFactor();
  for (let count = 0; count < 10; count += 1) {
    const body = { password: PASSWORD, otp: '000000' };
    expect(await server.refusal(totpDisable, { headers, body })).toMatchObject({ code: 'WRONG_CODE' });
  }
  const body = { password: PASSWORD, otp: codeAt(secret, clock.now()) };
  expect(await server.refusal(totpDisable, { headers, body })).toMatchObject({ error: -429 });
});

test('new recovery codes require the password and replace the old ones', async () => {
  const { person, headers, recoveryCodes } = await withSecondFactor();
  expect(
    await server.refusal(renewCodes, { headers, body: { password: 'mưa rào tháng tám' } }),
  ).toMatchObject({ code: 'WRONG_PASSWORD' });
  const renewed = await server.ask(renewCodes, { headers, body: { password: PASSWORD } });
  expect(renewed.recoveryCodes).toHaveLength(10);
  const { token } = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
  const halfWay = { authorization: `Bearer ${token}` };
  const old = { headers: halfWay, body: { otp: recoveryCodes[0] ?? '' } };
  expect(await server.refusal(loginTOTP, old)).toMatchObject({ error: -401 });
  await server.ask(loginTOTP, { headers: halfWay, body: { otp: renewed.recoveryCodes[0] ?? '' } });
  const without = await aSignedInPerson({ password: PASSWORD });
  expect(
    await server.refusal(renewCodes, { headers: without.headers, body: { password: PASSWORD } }),
  ).toMatchObject({ code: 'TOTP_NOT_ON' });
});

test('at rest the secret is sealed and the recovery codes are hashed', async () => {
  const { person, secret, recoveryCodes } = await withSecondFactor();
  const factor = await server.db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const codes = await server.db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('user_id', '=', person.userId)
    .execute();
  expect(codes).toHaveLength(10);
  expect(factor.pending_secret).toBeNull();
  const stored = [factor.secret, ...codes.map((code) => code.code_hash)].map((bytes) =>
    bytes?.toString('latin1'),
  );
  for (const text of [secret, ...recoveryCodes]) expect(stored.join()).not.toContain(text);
});
