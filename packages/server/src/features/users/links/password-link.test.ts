import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { resetAdmin } from '../reset-admin.ts';
import {
  A_REASON,
  aNewUser,
  aStaff,
  auditOf,
  type Staff,
  updateCode,
  versionOf,
} from '../test-support/a-staff.ts';

const clock = aClock();
const server = await startTestServer({ now: clock.now });
const { create, resetPassword, setPassword, remove } = userEndpoints;
const { login, me } = sessionEndpoints;
const OLD = 'nắng hạ tháng sáu';
const NEW = 'mưa rào tháng bảy';
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

const secretOf = (url: string) => url.split('#')[1] ?? '';
const aMember = (options: object = {}) =>
  aPerson(server.db, { projects: [staff.project], password: OLD, ...options });

async function aLink(userId: string) {
  const headers = await signIn(server.db, staff.people.SUPPER_ADMIN, {
    project: staff.project,
    at: clock.now(),
  });
  const { url = '', expiresAt } = await server.ask(resetPassword, {
    headers,
    params: { id: userId },
    body: { reason: A_REASON },
  });
  return { url, expiresAt };
}

async function use(url: string, password = NEW): Promise<string> {
  const { envelope } = await server.send(setPassword, { body: { secret: secretOf(url), password } });
  return 'details' in envelope ? (envelope.details.rules?.[0]?.code ?? envelope.code) : 'OK';
}

describe('A link for a new password', () => {
  test('opens the set-password page, is valid for 72 hours and works once', async () => {
    const person = await aMember();
    const { url, expiresAt } = await aLink(person.userId);
    expect(url).toMatch(/^\/login\/set-password#tsn_[\w-]{43}$/);
    expect(new Date(expiresAt).getTime() - clock.now().getTime()).toBe(72 * 3_600_000);
    expect(await use(url)).toBe('OK');
    expect(await use(url, 'gió mùa đông bắc')).toBe('LINK_NOT_VALID');
    const { user } = await server.ask(login, { body: { email: person.email, password: NEW } });
    expect(user).toMatchObject({ userId: person.userId, mustChangePassword: false });
  });

  test('used while an administrator has the account open does not collide with what they save', async () => {
    const person = await aMember();
    const version = await versionOf(server, person.userId);
    const { url } = await aLink(person.userId);
    expect(await use(url)).toBe('OK');
    expect(await versionOf(server, person.userId)).toBe(version);
  });

  test('of two concurrent uses accepts one', async () => {
    const { url } = await aLink((await aMember()).userId);
    const both = await Promise.all([use(url), use(url, 'gió mùa đông bắc')]);
    expect(both.sort()).toEqual(['LINK_NOT_VALID', 'OK']);
  });

  test.each<[string, (person: Person, headers: Record<string, string>) => Promise<unknown>]>([
    [
      'they chose a new password themselves',
      async (_, headers) => {
        const body = { password: OLD, newPassword: 'gió mùa đông bắc' };
        await server.ask(profileEndpoints.updatePassword, { headers, body });
      },
    ],
    [
      'they changed their e-mail: the link may lie in the mailbox before',
      async ({ userId, displayName: name }, headers) => {
        const body = { name, email: `khac-${userId}@toasoan.example`, password: OLD };
        await server.ask(profileEndpoints.updateProfile, { headers, body });
      },
    ],
    ['the machine reset the account', async ({ email }) => await resetAdmin(server.db, email, clock.now())],
  ])('does not work any more after %s', async (_, change) => {
    const person = await aMember();
    const { url } = await aLink(person.userId);
    await change(person, await signIn(server.db, person, { at: clock.now() }));
    expect(await use(url)).toBe('LINK_NOT_VALID');
  });

  test('ends every session of the person, and the old password', async () => {
    const person = await aMember();
    const headers = await signIn(server.db, person, { at: clock.now() });
    expect(await use((await aLink(person.userId)).url)).toBe('OK');
    expect(await server.refusal(me, { headers })).toMatchObject({ error: -20 });
    const body = { email: person.email, password: OLD };
    expect((await server.refusal(login, { body })).code).toBe('WRONG_CREDENTIALS');
  });

  test('keeps session and password until it is used', async () => {
    const person = await aMember();
    const headers = await signIn(server.db, person, { at: clock.now() });
    await aLink(person.userId);
    expect((await server.ask(me, { headers })).user.userId).toBe(person.userId);
  });

  test('lets a person in who was locked out by wrong passwords', async () => {
    const person = await aMember();
    const body = { email: person.email, password: 'sai hoàn toàn rồi' };
    for (let count = 0; count < 7; count += 1) await server.send(login, { body });
    expect((await server.refusal(login, { body })).code).toBe('TOO_MANY_REQUESTS');
    expect(await use((await aLink(person.userId)).url)).toBe('OK');
    expect((await server.ask(login, { body: { ...body, password: NEW } })).user.userId).toBe(person.userId);
  });

  test('is replaced by the next one', async () => {
    const { userId } = await aMember();
    const [first, second] = [await aLink(userId), await aLink(userId)];
    expect([await use(first.url), await use(second.url)]).toEqual(['LINK_NOT_VALID', 'OK']);
  });

  test('refuses a guessable password and stays valid for a better one', async () => {
    const { url } = await aLink((await aMember()).userId);
    expect(await use(url, 'matkhau12345')).toBe('PASSWORD_TOO_COMMON');
    expect(await use(url)).toBe('OK');
  });

  test('is neither in the database nor in the audit', async () => {
    const { userId } = await aMember();
    const secret = secretOf((await aLink(userId)).url);
    const rows = await server.db
      .selectFrom('password_links')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.secret_hash.toString('latin1')).not.toContain(secret);
    const audit = await auditOf(server, userId);
    expect(audit.map(({ action }) => action)).toContain('user.resetPassword');
    expect(JSON.stringify(audit)).not.toContain(secret);
  });

  test.each([
    ['disabled', (id: string) => updateCode(server, staff.headers.SUPPER_ADMIN, id, { status: 'DISABLED' })],
    [
      'given another e-mail',
      (id: string) =>
        updateCode(server, staff.headers.SUPPER_ADMIN, id, { email: `khac-${id}@toasoan.example` }),
    ],
    ['deleted', (id: string) => server.ask(remove, { headers: staff.headers.SUPPER_ADMIN, params: { id } })],
  ])('ends when the account is %s', async (_how, change) => {
    const { userId } = await aMember();
    const { url } = await aLink(userId);
    await change(userId);
    expect(await use(url)).toBe('LINK_NOT_VALID');
  });

  test('is refused for an account that does not sign in', async () => {
    const headers = staff.headers.ADMIN;
    const body = { displayName: 'Bút danh', accountType: 'author' } as const;
    const { userId } = await server.ask(create, { headers, body });
    const refusal = await server.refusal(resetPassword, {
      headers,
      params: { id: userId },
      body: { reason: A_REASON },
    });
    expect(refusal).toMatchObject({ status: 422, details: { rules: [{ code: 'NO_SIGN_IN' }] } });
  });
});

test('an account created without a password gets such a link in the answer', async () => {
  const body = aNewUser();
  const user = await server.ask(create, { headers: staff.headers.ADMIN, body });
  expect(user.hasPassword).toBe(false);
  expect(new Date(user.inviteExpiresAt ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
  expect(await use(user.inviteUrl ?? '')).toBe('OK');
  expect((await server.ask(login, { body: { email: body.email, password: NEW } })).user).toMatchObject({
    userId: user.userId,
    mustChangePassword: false,
  });
});

// Moves the clock, so it runs after the others.
test('a link is useless after 72 hours', async () => {
  const { userId } = await aMember();
  const { url } = await aLink(userId);
  clock.pass({ hours: 71, minutes: 59 });
  const { url: later } = await aLink((await aMember()).userId);
  clock.pass({ minutes: 1 });
  expect(await use(url)).toBe('LINK_NOT_VALID');
  expect(await use(later)).toBe('OK');
});

test('wrong secrets count against the address like wrong passwords', async () => {
  const guess = () => use(`#tsn_${'x'.repeat(43)}`);
  const answers: string[] = [];
  for (let count = 0; count < 51; count += 1) answers.push(await guess());
  expect(new Set(answers.slice(0, 49))).toEqual(new Set(['LINK_NOT_VALID']));
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  const { url } = await aLink((await aMember()).userId);
  expect(await use(url)).toBe('TOO_MANY_REQUESTS');
});
