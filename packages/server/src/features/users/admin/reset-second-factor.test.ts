import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { A_REASON, aStaff, auditOf, type Staff } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { resetSecondFactor } = userEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const WHY = { reason: A_REASON };
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

async function withSecondFactor() {
  const person = await aPerson(server.db, { projects: [staff.project], password: PASSWORD });
  const headers = await signIn(server.db, person);
  await turnOnSecondFactor(server, headers, new Date());
  return { ...person, headers };
}

const session = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('it is off, the sessions end, and the audit names who did it', async () => {
  const { userId, headers } = await withSecondFactor();
  const params = { id: userId };
  const after = await server.ask(resetSecondFactor, { headers: staff.headers.ADMIN, params, body: WHY });
  expect(after.verifyType).toBe(0);
  expect(await server.refusal(me, { headers })).toMatchObject({ error: -20 });
  expect((await auditOf(server, userId)).at(-1)).toMatchObject({
    action: 'user.resetSecondFactor',
    user_id: staff.people.ADMIN.userId,
    before: { verifyType: 1 },
    after: { verifyType: 0, reason: A_REASON },
  });
  const left = await server.db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .execute();
  expect(left).toEqual([]);
});

test('the person is informed at the next sign-in, in that session and in no later one', async () => {
  const { userId, email } = await withSecondFactor();
  await server.ask(resetSecondFactor, {
    headers: staff.headers.ADMIN,
    params: { id: userId },
    body: WHY,
  });
  const body = { email, password: PASSWORD };
  const first = await server.ask(login, { body });
  const notices = [
    { code: 'SECOND_FACTOR_RESET', by: staff.people.ADMIN.displayName, time: expect.any(String) },
  ];
  expect(first.user).toMatchObject({ verifyType: 0, notices });
  expect((await server.ask(me, session(first.token))).user.notices).toEqual(notices);
  const second = await server.ask(login, { body });
  expect(second.user.notices).toBeUndefined();
  expect((await server.ask(me, session(second.token))).user.notices).toBeUndefined();
});

test('without a second factor there is nothing to reset', async () => {
  const { userId } = await aPerson(server.db, { projects: [staff.project] });
  const refusal = await server.refusal(resetSecondFactor, {
    headers: staff.headers.ADMIN,
    params: { id: userId },
  });
  expect(refusal).toMatchObject({ status: 422, code: 'TOTP_NOT_ON' });
});
