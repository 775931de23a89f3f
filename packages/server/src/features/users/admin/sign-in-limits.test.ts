import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { addDays, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewUser, aStaff, auditOf, type Staff, updateCode } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { create, list, search } = userEndpoints;
const { login, me } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const TODAY = hanoiDay(Date.now());
const [YESTERDAY, TOMORROW] = [addDays(TODAY, -1), addDays(TODAY, 1)];
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

const aMember = (options: object = {}) =>
  aPerson(server.db, { role: 'EDITOR', projects: [staff.project], password: PASSWORD, ...options });
const byAdmin = (userId: string, change: object) => updateCode(server, staff.headers.ADMIN, userId, change);
const inWords = (day: string) => day.split('-').reverse().join('/');

describe('The days on which an account may sign in', () => {
  test('are given with the account, changed, removed and on record', async () => {
    const headers = staff.headers.ADMIN;
    const days = { accessFrom: TODAY, accessTo: TOMORROW };
    const made = await server.ask(create, { headers, body: aNewUser(days) as never });
    expect(made).toMatchObject({ ...days, force2FA: false });
    expect(await byAdmin(made.userId, { accessFrom: '' })).toBe('OK');
    expect((await auditOf(server, made.userId)).at(-1)).toMatchObject({
      action: 'user.update',
      before: { accessFrom: TODAY },
      after: { accessFrom: '' },
    });
  });

  test.each([
    ['before the first one', 'ACCESS_AHEAD', { accessFrom: TOMORROW }, TOMORROW],
    ['after the last one', 'ACCESS_OVER', { accessTo: YESTERDAY }, YESTERDAY],
  ])('%s refuse the sign-in, and only the right password learns the day', async (_, code, days, day) => {
    const person = await aMember();
    expect(await byAdmin(person.userId, days)).toBe('OK');
    const wrong = { email: person.email, password: 'mưa rào tháng tám' };
    expect((await server.refusal(login, { body: wrong })).code).toBe('WRONG_CREDENTIALS');
    const body = { email: person.email, password: PASSWORD };
    const refusal = await server.refusal(login, { body });
    expect(refusal).toMatchObject({ status: 401, error: -401, code });
    expect(refusal.message).toContain(inWords(day));
    const english = await server.refusal(login, { headers: { 'accept-language': 'en' }, body });
    expect(english.message).toContain(`This account c`);
    expect(english.message).toContain(inWords(day));
    const rows = await auditOf(server, person.userId);
    expect(rows.filter(({ action }) => action === 'session.signInRefused')).toHaveLength(2);
  });

  test('both count as days of the account', async () => {
    const person = await aMember();
    expect(await byAdmin(person.userId, { accessFrom: TODAY, accessTo: TODAY })).toBe('OK');
    const { user } = await server.ask(login, { body: { email: person.email, password: PASSWORD } });
    expect(user.userId).toBe(person.userId);
  });

  test('end an open session on its next call, which says why', async () => {
    const person = await aMember();
    const headers = await signIn(server.db, person, { project: staff.project });
    await server.ask(me, { headers });
    expect(await byAdmin(person.userId, { accessTo: YESTERDAY })).toBe('OK');
    expect(await server.refusal(me, { headers })).toMatchObject({
      error: -20,
      code: 'SESSION_ENDED',
      details: { reason: 'outside-access-days' },
    });
    // Nothing else was taken: with more days the work goes on.
    expect(await byAdmin(person.userId, { accessTo: TOMORROW })).toBe('OK');
    await server.ask(me, { headers });
  });

  test('out of order are refused, together or against the one that is kept', async () => {
    const { userId } = await aMember();
    const refusalOf = async (change: object) => {
      const body = { userId, version: await versionOfUser(userId), ...change } as never;
      return await server.refusal(userEndpoints.update, { headers: staff.headers.ADMIN, body });
    };
    const wrong = { accessFrom: TOMORROW, accessTo: YESTERDAY };
    expect(await refusalOf(wrong)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      errors: [{ field: 'accessTo', code: 'dayOrder' }],
    });
    const headers = staff.headers.ADMIN;
    const atOnce = await server.refusal(create, { headers, body: aNewUser(wrong) as never });
    expect(atOnce.errors).toMatchObject([{ field: 'accessTo', code: 'dayOrder' }]);
    expect(await byAdmin(userId, { accessTo: TODAY })).toBe('OK');
    expect((await refusalOf({ accessFrom: TOMORROW })).errors).toMatchObject([
      { field: 'accessFrom', code: 'dayOrder' },
    ]);
    expect((await refusalOf({ accessTo: '2026-02-30' })).errors).toMatchObject([
      { field: 'accessTo', code: 'pattern' },
    ]);
  });

  test('are nobody’s own to change, nor of accounts that do not sign in', async () => {
    const { ADMIN } = staff.people;
    expect(await byAdmin(ADMIN.userId, { accessTo: TOMORROW })).toBe('ABOVE_YOU');
    expect(await byAdmin(ADMIN.userId, { force2FA: true })).toBe('ABOVE_YOU');
    const body = aNewUser({ accountType: 'figure', email: undefined }) as never;
    const figure = await server.ask(create, { headers: staff.headers.ADMIN, body });
    expect(await byAdmin(figure.userId, { accessTo: TOMORROW })).toBe('INVALID_INPUT');
    const elsewhere = await aMember({ projects: [staff.project, await aProject(server.db)] });
    expect(await byAdmin(elsewhere.userId, { accessTo: TOMORROW })).toBe('ABOVE_YOU');
  });

  test('filter the list, and pickers offer nobody whose days are over', async () => {
    const [gone, coming, here] = [await aMember(), await aMember(), await aMember()];
    expect(await byAdmin(gone.userId, { accessTo: YESTERDAY })).toBe('OK');
    expect(await byAdmin(coming.userId, { accessFrom: TOMORROW, force2FA: true })).toBe('OK');
    const headers = staff.headers.ADMIN;
    const userIds = [gone, coming, here].map(({ userId }) => userId);
    const found = async (query: object) => {
      const { items } = await server.ask(list, { headers, query: { userIds, ...query } as never });
      return items.map(({ userId }) => userId);
    };
    expect(await found({ access: 'over' })).toEqual([gone.userId]);
    expect(await found({ access: 'ahead' })).toEqual([coming.userId]);
    expect(await found({ access: 'open' })).toEqual([here.userId]);
    expect(await found({ force2FA: 'true' })).toEqual([coming.userId]);
    const picked = await server.ask(search, { headers, query: { limit: 100 } as never });
    const ids = picked.items.map(({ userId }) => userId);
    expect(ids).not.toContain(gone.userId);
    expect(ids).toContain(coming.userId);
  });
});

describe('A second factor that one account must have', () => {
  test('opens nothing but its set-up from the next call on, until it is on', async () => {
    const person = await aMember();
    const headers = await signIn(server.db, person, { project: staff.project });
    await server.ask(tagEndpoints.list, { headers });
    expect(await byAdmin(person.userId, { force2FA: true })).toBe('OK');
    expect((await server.ask(me, { headers })).user.mustSetUpSecondFactor).toBe(true);
    for (const refused of [
      await server.refusal(tagEndpoints.list, { headers }),
      await server.refusal(profileEndpoints.totpDisable, {
        headers,
        body: { password: PASSWORD, otp: '123456' },
      }),
    ])
      expect(refused).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
    await turnOnSecondFactor(server, headers, new Date());
    await server.ask(tagEndpoints.list, { headers });
    expect((await server.ask(me, { headers })).user.secondFactorDue).toBeNull();
  });

  test('is asked of nobody any more once the obligation is lifted', async () => {
    const person = await aMember();
    const headers = await signIn(server.db, person, { project: staff.project });
    expect(await byAdmin(person.userId, { force2FA: true })).toBe('OK');
    expect(await byAdmin(person.userId, { force2FA: false })).toBe('OK');
    await server.ask(tagEndpoints.list, { headers });
    expect((await auditOf(server, person.userId)).at(-1)).toMatchObject({
      before: { force2FA: true },
      after: { force2FA: false },
    });
  });
});

async function versionOfUser(userId: string): Promise<number> {
  const { version } = await server.ask(userEndpoints.detail, {
    headers: staff.headers.ADMIN,
    params: { id: userId },
  });
  return version;
}
