import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
const PASSWORD = 'mưa rào tháng bảy';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

test("a person's own history names sign-ins, failures and what others did to the account, and nobody else's", async () => {
  const person = await aPerson(db, { password: PASSWORD });
  const other = await aPerson(db, { password: PASSWORD });
  const body = { email: person.email, password: PASSWORD };
  const headers = { 'user-agent': IPHONE };
  await server.refusal(sessionEndpoints.login, { body: { ...body, password: 'sai mật khẩu' }, headers });
  const { token } = await server.ask(sessionEndpoints.login, { body, headers });
  const own = { authorization: `Bearer ${token}` };
  await server.ask(sessionEndpoints.login, { body: { ...body, email: other.email } });
  const project = await aProject(db);
  const boss = await aPerson(db, { role: 'SUPPER_ADMIN', displayName: 'Quản trị' });
  const admin = await signIn(db, boss, { project });
  await server.ask(userEndpoints.resetPassword, {
    headers: admin,
    params: { id: person.userId },
    body: { reason: 'Quên mật khẩu, đã gọi điện' },
  });
  await server.ask(profileEndpoints.updateProfile, {
    headers: own,
    body: { name: 'Lan Anh', email: person.email },
  });

  const { items, nextBeforeId } = await server.ask(sessionEndpoints.ownHistory, { headers: own });
  expect(items.map(({ action, by, device }) => [action, by, device])).toEqual([
    ['user.updateProfile', '', 'lightMyRequest'],
    ['user.resetPassword', 'Quản trị', 'lightMyRequest'],
    ['session.signIn', '', 'Safari · iPhone'],
    ['session.signInFailed', '', 'Safari · iPhone'],
  ]);
  expect(nextBeforeId).toBeNull();
  const first = await server.ask(sessionEndpoints.ownHistory, { headers: own, query: { limit: 3 } });
  const rest = await server.ask(sessionEndpoints.ownHistory, {
    headers: own,
    query: { limit: 3, beforeId: first.nextBeforeId ?? '' },
  });
  expect([...first.items, ...rest.items]).toEqual(items);
});
