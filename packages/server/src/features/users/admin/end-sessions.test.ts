import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { userSignInEndpoints } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { viewingEndpoints } from '@toasoan/contract/features/users/viewing.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { codesKey } from '#server/core/auth/attempt-keys.ts';
import { CODES_PER_ACCOUNT, PASSWORDS_PER_ACCOUNT } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewUser, aStaff, auditOf, type Staff } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { signIn: state, signOut, bulk, unlock } = userSignInEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'gió mùa đông bắc';
const REASON = 'Máy tính xách tay bị mất sáng nay.';
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

const hired = () => aPerson(server.db, { projects: [staff.project], password: PASSWORD });
const asAdmin = () => ({ headers: staff.headers.ADMIN });
const of = (id: string) => ({ ...asAdmin(), params: { id } });

describe('Forcing somebody to log out', () => {
  test('ends every session of the account, which says so, and leaves the account as it was', async () => {
    const person = await hired();
    const sessions = [await signIn(server.db, person), await signIn(server.db, person)];
    const [before] = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.userId)
      .execute();
    const answer = await server.ask(signOut, { ...of(person.userId), body: { reason: REASON } });
    expect(answer).toEqual({ ended: 2 });
    for (const headers of sessions)
      expect(await server.refusal(me, { headers })).toMatchObject({
        status: 401,
        error: -20,
        details: { reason: 'ended-by-admin' },
      });
    const [after] = await server.db.selectFrom('users').selectAll().where('id', '=', person.userId).execute();
    expect(after).toEqual(before);
    const { user } = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
    expect(user.userId).toBe(person.userId);
  });

  test('is on record with its reason, which the person reads', async () => {
    const person = await hired();
    await server.ask(signOut, { ...of(person.userId), body: { reason: REASON } });
    expect(await auditOf(server, person.userId)).toMatchObject([
      { action: 'user.signOut', user_id: staff.people.ADMIN.userId, after: { ended: 0, reason: REASON } },
    ]);
    const headers = await signIn(server.db, person, { project: staff.project });
    const { items } = await server.ask(notificationEndpoints.list, { headers });
    expect(items).toMatchObject([{ kind: 'accountReset', text: `Kết thúc mọi phiên đăng nhập: ${REASON}` }]);
  });

  test('asks for a reason, and ends nothing without', async () => {
    const person = await hired();
    const headers = await signIn(server.db, person);
    for (const body of [undefined, {}, { reason: 'mất' }]) {
      const failure = await server.refusal(signOut, { ...of(person.userId), body });
      expect(failure).toMatchObject({ status: 422, details: { rules: [{ code: 'RESET_REASON' }] } });
    }
    expect((await server.ask(me, { headers })).user.userId).toBe(person.userId);
  });

  test('ends what the person views as somebody else, and leaves alone who views the person', async () => {
    const chief = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [staff.project] });
    const headers = await signIn(server.db, chief, { project: staff.project });
    const body = { userId: staff.people.AUTHOR.userId, reason: 'Xem thử nút Gửi' };
    const { viewId } = await server.ask(viewingEndpoints.viewAs, { headers, body });
    const viewing = { headers: { ...headers, 'view-as': viewId } };
    await server.ask(signOut, { ...of(body.userId), body: { reason: REASON } });
    expect((await server.ask(me, viewing)).user.userId).toBe(body.userId);
    await server.ask(signOut, {
      headers: staff.headers.SUPPER_ADMIN,
      params: { id: chief.userId },
      body: { reason: REASON },
    });
    expect(await server.refusal(me, viewing)).toMatchObject({ status: 401 });
    staff = await aStaff(server, staff.project);
  });

  test('of many accounts reports for each', async () => {
    const [one, other] = [await hired(), await hired()];
    const body = aNewUser({ accountType: 'organization' }) as never;
    const firm = await server.ask(userEndpoints.create, { ...asAdmin(), body });
    const chief = staff.people.SUPPER_ADMIN.userId;
    const own = staff.people.ADMIN.userId;
    const ids = [one.userId, other.userId, firm.userId, chief, own, '999999'];
    const answer = await server.ask(bulk, {
      ...asAdmin(),
      body: { action: 'signOut', ids, reason: REASON },
    });
    expect(Object.fromEntries(answer.results.map(({ id, code }) => [id, code]))).toEqual({
      [one.userId]: undefined,
      [other.userId]: undefined,
      [firm.userId]: 'RULES_NOT_MET',
      [chief]: 'ABOVE_YOU',
      [own]: 'ABOVE_YOU',
      '999999': 'NOT_FOUND',
    });
    for (const { userId } of [one, other])
      expect((await auditOf(server, userId)).at(-1)).toMatchObject({ action: 'user.signOut' });
  });
});

describe('How an account signs in', () => {
  test('is shown with the last address, open sessions, failures and locks', async () => {
    const person = await hired();
    const { email } = person;
    await server.ask(login, { body: { email, password: PASSWORD } });
    for (let time = 0; time < PASSWORDS_PER_ACCOUNT.failures; time += 1)
      await server.refusal(login, { body: { email, password: 'sai rồi nhé bạn' } });
    expect(await server.ask(state, of(person.userId))).toEqual({
      lastSignInTime: expect.any(String),
      lastSignInAddress: '127.0.0.1',
      sessions: 1,
      failedSignIns: PASSWORDS_PER_ACCOUNT.failures,
      lockedUntil: expect.any(String),
      failedCodes: 0,
      codesLockedUntil: null,
    });
  });

  test('is not for those who read accounts, nor for those below', async () => {
    const author = staff.people.AUTHOR.userId;
    const asEditor = { headers: staff.headers.EDITOR, params: { id: author } };
    expect(await server.refusal(state, asEditor)).toMatchObject({ code: 'FORBIDDEN' });
    const chief = staff.people.SUPPER_ADMIN.userId;
    expect(await server.refusal(state, of(chief))).toMatchObject({ code: 'ABOVE_YOU' });
    expect(await server.ask(state, of(staff.people.ADMIN.userId))).toMatchObject({ sessions: 1 });
  });
});

describe('A login that failed sign-ins have locked', () => {
  test('signs in again as soon as it is unlocked, which is on record', async () => {
    const { userId, email } = await hired();
    for (let time = 0; time < PASSWORDS_PER_ACCOUNT.failures; time += 1)
      await server.refusal(login, { body: { email, password: 'sai rồi nhé bạn' } });
    const right = { body: { email, password: PASSWORD } };
    expect(await server.refusal(login, right)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await server.ask(unlock, of(userId))).toMatchObject({ failedSignIns: 0, lockedUntil: null });
    expect((await server.ask(login, right)).user.userId).toBe(userId);
    expect((await auditOf(server, userId)).at(-1)).toMatchObject({
      action: 'user.unlock',
      user_id: staff.people.ADMIN.userId,
      after: { failedSignIns: PASSWORDS_PER_ACCOUNT.failures, lockedUntil: expect.any(String) },
    });
  });

  test('takes codes of the second factor again', async () => {
    const { userId } = await hired();
    const keys = [{ key: codesKey(userId), limit: CODES_PER_ACCOUNT }];
    for (let time = 0; time < CODES_PER_ACCOUNT.failures; time += 1)
      await countAttempt(server.db, keys, new Date());
    expect(await server.ask(state, of(userId))).toMatchObject({
      failedCodes: CODES_PER_ACCOUNT.failures,
      codesLockedUntil: expect.any(String),
    });
    expect(await server.ask(unlock, of(userId))).toMatchObject({ failedCodes: 0, codesLockedUntil: null });
  });

  test('that is not locked stays as it is, and nothing is on record', async () => {
    const { userId } = await hired();
    expect(await server.ask(unlock, of(userId))).toMatchObject({ failedSignIns: 0, failedCodes: 0 });
    expect(await auditOf(server, userId)).toEqual([]);
  });
});
