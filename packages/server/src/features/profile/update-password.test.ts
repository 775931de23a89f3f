import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { updatePassword } = profileEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const NEW_PASSWORD = 'nắng hạ tháng sáu';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function aSignedInPerson() {
  const person = await aPerson(server.db, { password: PASSWORD });
  return { person, headers: await signIn(server.db, person) };
}

test('the session that changes the password stays valid, all others end with −20', async () => {
  const { person, headers } = await aSignedInPerson();
  const other = await signIn(server.db, person);
  const halfWay = await signIn(server.db, person, { kind: 'half-way' });
  const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
  expect(await server.ask(updatePassword, { headers, body })).toEqual({});
  await server.ask(me, { headers });
  for (const ended of [other, halfWay])
    expect(await server.refusal(me, { headers: ended })).toMatchObject({ status: 401, error: -20 });
});

test('only the new password signs in afterwards', async () => {
  const { person, headers } = await aSignedInPerson();
  const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
  await server.ask(updatePassword, { headers, body });
  await server.ask(login, { body: { email: person.email, password: NEW_PASSWORD } });
  expect(await server.refusal(login, { body: { email: person.email, password: PASSWORD } })).toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
});

test('a wrong current password is −422 at its field and changes nothing', async () => {
  const { headers } = await aSignedInPerson();
  const body = { password: 'mưa rào tháng tám', newPassword: NEW_PASSWORD };
  const refused = await server.refusal(updatePassword, { headers, body });
  expect(refused).toMatchObject({ status: 422, error: -422, code: 'WRONG_PASSWORD' });
  expect(refused.errors).toMatchObject([{ field: 'password' }]);
  await server.ask(me, { headers });
});

test('guesses of the current password are limited, without locking the sign-in', async () => {
  const { person, headers } = await aSignedInPerson();
  for (let count = 0; count < 6; count += 1) {
    const body = { password: `sai lần thứ ${count}`, newPassword: NEW_PASSWORD };
    expect(await server.refusal(updatePassword, { headers, body })).toMatchObject({ code: 'WRONG_PASSWORD' });
  }
  const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
  expect(await server.refusal(updatePassword, { headers, body })).toMatchObject({ error: -429 });
  await server.ask(login, { body: { email: person.email, password: PASSWORD } });
});

test.each([
  ['the same', PASSWORD, 422, 'PASSWORD_UNCHANGED'],
  ['a common', 'matkhau@2026', 422, 'PASSWORD_TOO_COMMON'],
  ['a short', 'ngắn quá', 400, 'tooShort'],
])('%s password is refused as the new one', async (_, newPassword, status, code) => {
  const { headers } = await aSignedInPerson();
  const refused = await server.refusal(updatePassword, {
    headers,
    body: { password: PASSWORD, newPassword },
  });
  expect(refused.status).toBe(status);
  expect(refused.errors).toMatchObject([{ field: 'newPassword', code }]);
});

test('of two changes side by side one succeeds', async () => {
  const { person, headers } = await aSignedInPerson();
  const replies = await Promise.all(
    ['nắng hạ tháng sáu', 'gió mùa tháng mười'].map((newPassword) =>
      server.send(updatePassword, { headers, body: { password: PASSWORD, newPassword } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  await server.ask(me, { headers: await signIn(server.db, person) });
});

test('If-Match with an old version is a conflict', async () => {
  const { headers } = await aSignedInPerson();
  const refused = await server.refusal(updatePassword, {
    headers: { ...headers, 'if-match': '7' },
    body: { password: PASSWORD, newPassword: NEW_PASSWORD },
  });
  expect(refused).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 1 } });
});

test('the change is in the audit without either password', async () => {
  const { person, headers } = await aSignedInPerson();
  await server.ask(updatePassword, { headers, body: { password: PASSWORD, newPassword: NEW_PASSWORD } });
  const rows = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_id', '=', person.userId)
    .execute();
  expect(rows).toMatchObject([{ action: 'user.changePassword', user_id: person.userId }]);
  expect(JSON.stringify(rows)).not.toMatch(/tháng|argon2/);
});
