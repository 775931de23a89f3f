import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { updateProfile } = profileEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function aSignedInPerson(options: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(server.db, options);
  return { person, headers: await signIn(server.db, person) };
}

test('a person changes their own name; the same e-mail needs no password', async () => {
  const { person, headers } = await aSignedInPerson();
  const body = { name: ' Lê   Thu Hà ', email: person.email };
  const { user } = await server.ask(updateProfile, { headers, body });
  expect(user).toMatchObject({
    name: 'Lê Thu Hà',
    displayName: 'Lê Thu Hà',
    email: person.email,
    version: 2,
  });
  expect((await server.ask(me, { headers })).user).toEqual(user);
  const row = await server.db
    .selectFrom('users')
    .select('name_sort')
    .where('id', '=', person.userId)
    .executeTakeFirst();
  expect(row?.name_sort).toBe('Hà Lê Thu');
});

test('the change is in the audit, before and after', async () => {
  const { person, headers } = await aSignedInPerson();
  await server.ask(updateProfile, { headers, body: { name: 'Tên Mới', email: person.email } });
  const row = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'user.updateProfile')
    .where('entity_id', '=', person.userId)
    .executeTakeFirst();
  expect(row).toMatchObject({
    user_id: person.userId,
    before: { displayName: person.displayName },
    after: { displayName: 'Tên Mới' },
  });
});

test('another e-mail needs the current password, and signs in from then on', async () => {
  const { person, headers } = await aSignedInPerson({ password: PASSWORD });
  const body = { name: person.displayName, email: 'Moi@ToaSoan.example' };
  for (const password of [undefined, 'mưa rào tháng tám']) {
    const refused = await server.refusal(updateProfile, {
      headers,
      body: { ...body, ...(password !== undefined && { password }) },
    });
    expect(refused).toMatchObject({ status: 422, error: -422, code: 'WRONG_PASSWORD' });
    expect(refused.errors).toMatchObject([{ field: 'password' }]);
  }
  await server.ask(updateProfile, { headers, body: { ...body, password: PASSWORD } });
  await server.ask(login, { body: { email: 'moi@toasoan.example', password: PASSWORD } });
  expect(await server.refusal(login, { body: { email: person.email, password: PASSWORD } })).toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
});

test('the e-mail of another account is refused, in any case; that of a deleted one is free', async () => {
  const other = await aPerson(server.db);
  const { person, headers } = await aSignedInPerson({ password: PASSWORD });
  const body = { name: person.displayName, email: other.email.toUpperCase(), password: PASSWORD };
  const refused = await server.refusal(updateProfile, { headers, body });
  expect(refused).toMatchObject({ status: 409, error: -409, code: 'EMAIL_TAKEN' });
  expect(refused.errors).toMatchObject([{ field: 'email' }]);
  await server.db
    .updateTable('users')
    .set({ deleted_time: new Date() })
    .where('id', '=', other.userId)
    .execute();
  await server.ask(updateProfile, { headers, body });
});

test('If-Match with an old version is a conflict that tells who was faster; without it nothing is asked', async () => {
  const { person, headers } = await aSignedInPerson();
  const body = { name: 'Tên Mới', email: person.email };
  await server.ask(updateProfile, { headers: { ...headers, 'if-match': '"1"' }, body });
  const refused = await server.refusal(updateProfile, { headers: { ...headers, 'if-match': '"1"' }, body });
  expect(refused).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  expect(refused.details).toMatchObject({ version: 2, updatedBy: 'Tên Mới' });
  await server.ask(updateProfile, { headers, body });
});

test.each([
  ['a name of one letter', { name: 'H', email: 'a@toasoan.example' }, 'name'],
  ['an address without a host', { name: 'Hà', email: 'a@toasoan' }, 'email'],
  ['letters outside ASCII before the @', { name: 'Hà', email: 'hà@toasoan.example' }, 'email'],
])('%s is refused', async (_, body, field) => {
  const { headers } = await aSignedInPerson();
  const refused = await server.refusal(updateProfile, { headers, body });
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  expect(refused.errors).toMatchObject([{ field }]);
});

test('role, status and projects cannot be sent along', async () => {
  const { person, headers } = await aSignedInPerson();
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/admin/user/updateProfile',
    headers,
    payload: { name: 'Tên Mới', email: person.email, role: 'SUPPER_ADMIN' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ field: 'role', code: 'unknownKey' }] });
});
