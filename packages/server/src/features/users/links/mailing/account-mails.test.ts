import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { aMailServer, type MailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { A_REASON, aNewUser, aStaff, type Staff } from '../../test-support/a-staff.ts';

const KEY = 'a-key-for-tests-that-is-long-enough';
const PUBLIC_URL = 'https://toasoan.example';
const PASSWORD = 'mưa rào tháng bảy';
const tokens = linkTokens({ current: KEY });
const server = await startTestServer({ mailTokens: tokens });
const { create, resetPassword, setPassword, linkMail } = userEndpoints;
let staff: Staff;
let inbox: MailServer;

beforeAll(async () => {
  staff = await aStaff(server);
});
beforeEach(async () => {
  await server.db.deleteFrom('jobs').execute();
  inbox = await aMailServer();
});

const headers = () => staff.headers.ADMIN;
const invite = (options: object = {}) => server.ask(create, { headers: headers(), body: aNewUser(options) });
const mailOf = async (userId: string) =>
  (await server.ask(linkMail, { headers: headers(), params: { id: userId } })).mail;
const use = (secret: string) => server.send(setPassword, { body: { secret, password: PASSWORD } });
const secretIn = (text = '') => /\/login\/set-password#(tsn_[\w-]{43})/.exec(text)?.[1] ?? '';

/** Sends the mails due in this many minutes. */
async function send(minutes = 0, by = tokens): Promise<void> {
  const smtp = smtpAddressOf(`smtp://127.0.0.1:${inbox.port}`);
  if (smtp === undefined) throw new Error('no address');
  const from = { name: 'Tòa Soạn', address: 'toasoan@bao.example' };
  const mailer = openMailer({ smtp, from, pauseMs: 0 });
  onTestFinished(() => mailer.close());
  const jobs = wireJobs(server, { mailer, publicUrl: PUBLIC_URL, tokens: by });
  await runDueJobs(server.db, jobs, () => new Date(Date.now() + minutes * 60_000));
}

test('a new account is invited by mail: only the mail has its link, which works once and signs in', async () => {
  const person = await invite();
  expect(person).toMatchObject({ inviteMailed: true });
  expect(person.inviteUrl).toBeUndefined();
  expect(await mailOf(person.userId)).toMatchObject({ state: 'QUEUED', purpose: 'invitation', problem: '' });
  await send();
  const [mail, ...others] = inbox.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: [person.email], subject: 'Lời mời vào Tòa Soạn' });
  expect(mail?.text).toContain(`${staff.people.ADMIN.displayName} đã tạo tài khoản cho bạn`);
  expect(mail?.headers['list-unsubscribe']).toBeUndefined();
  const secret = secretIn(mail?.text);
  expect(secretIn(mail?.html)).toBe(secret);
  expect(await mailOf(person.userId)).toMatchObject({ state: 'SENT', address: person.email, problem: '' });
  expect((await use(secret)).status).toBe(200);
  expect((await use(secret)).status).toBe(422);
  const body = { email: person.email, password: PASSWORD };
  expect((await server.ask(sessionEndpoints.login, { body })).user.userId).toBe(person.userId);
});

test('the secret of a mailed link is never in the database, neither before the mail nor after', async () => {
  const person = await invite();
  await server.ask(resetPassword, {
    headers: headers(),
    params: { id: person.userId },
    body: { reason: A_REASON },
  });
  const everything = async () => {
    const tables = await query(
      server.database.url,
      `SELECT query_to_xml(format('SELECT * FROM %I', tablename), true, true, '')::text AS rows
       FROM pg_tables WHERE schemaname = 'public'`,
    );
    return tables.map(({ rows }) => String(rows)).join('\n');
  };
  const before = await everything();
  await send();
  const secret = secretIn(inbox.mails[0]?.text);
  expect(before).toContain(person.email);
  for (const content of [before, await everything()]) expect(content).not.toContain(secret);
});

test('a reset is mailed in the language of the person, and keeps the password until the link is used', async () => {
  const person = await aPerson(server.db, { projects: [staff.project], password: 'nắng hạ tháng sáu' });
  await server.db
    .insertInto('user_preferences')
    .values({
      user_id: person.userId,
      app_config: '{}',
      page_config: '{}',
      layout: JSON.stringify({ themeMode: 'light', showBreadcrumb: true, locale: 'en' }),
      update_time: new Date(),
    })
    .execute();
  const answer = await server.ask(resetPassword, {
    headers: headers(),
    params: { id: person.userId },
    body: { reason: A_REASON },
  });
  expect(answer).toEqual({ isMailed: true, expiresAt: expect.any(String) });
  await send();
  expect(inbox.mails[0]).toMatchObject({ to: [person.email], subject: 'A new password for Tòa Soạn' });
  expect(inbox.mails[0]?.text).toContain(`Reason: ${A_REASON}`);
  const body = { email: person.email, password: 'nắng hạ tháng sáu' };
  await server.ask(sessionEndpoints.login, { body });
  expect((await use(secretIn(inbox.mails[0]?.text))).status).toBe(200);
});

test('a temporary refusal by the server is shown, and the mail is sent later with the same link and id', async () => {
  const person = await invite();
  inbox.refuse(450);
  await send();
  expect(inbox.mails).toEqual([]);
  const waiting = await mailOf(person.userId);
  expect(waiting).toMatchObject({ state: 'QUEUED', endTime: null });
  expect(waiting?.problem).toContain('450');
  await send(1);
  // As after a process that died between the server's confirmation and our own record of it.
  await server.db
    .updateTable('account_mails')
    .set({ state: 'QUEUED' })
    .where('user_id', '=', person.userId)
    .execute();
  const { id } = await server.db
    .selectFrom('account_mails')
    .select('id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('jobs')
    .values({
      kind: 'account.mail',
      payload: JSON.stringify({ mailId: id }),
      run_time: new Date(),
      key: null,
    })
    .execute();
  await send(2);
  const [first, second] = inbox.mails;
  expect(secretIn(second?.text)).toBe(secretIn(first?.text));
  expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  expect((await use(secretIn(second?.text))).status).toBe(200);
});

test('a permanent refusal by the server is shown with its words, and a link can still be passed on', async () => {
  const person = await invite();
  inbox.refuse(550);
  await send();
  const failed = await mailOf(person.userId);
  expect(failed).toMatchObject({ state: 'FAILED' });
  expect(failed?.problem).toContain('550');
  const params = { id: person.userId };
  const link = await server.ask(resetPassword, {
    headers: headers(),
    params,
    body: { delivery: 'link', reason: A_REASON },
  });
  expect(link.isMailed).toBe(false);
  expect((await use(secretIn(link.url))).status).toBe(200);
});

test('a replaced link is not mailed any more', async () => {
  const person = await invite();
  const params = { id: person.userId };
  await server.ask(resetPassword, {
    headers: headers(),
    params,
    body: { delivery: 'link', reason: A_REASON },
  });
  await send();
  expect(inbox.mails).toEqual([]);
  expect(await mailOf(person.userId)).toMatchObject({ state: 'DROPPED' });
});

test('after a change of the key, waiting mails are sent while the previous key is known', async () => {
  const other = 'another-key-for-tests-that-is-long';
  const [first, second] = [await invite(), await invite()];
  await send(0, linkTokens({ current: other, previous: KEY }));
  expect(inbox.mails.map(({ to }) => to[0]).sort()).toEqual([first.email, second.email].sort());
  expect((await use(secretIn(inbox.mails[0]?.text))).status).toBe(200);
});

test('a changed e-mail is announced at the former address, which the new one does not learn', async () => {
  const person = await aPerson(server.db, { projects: [staff.project], password: PASSWORD });
  const email = `moi-${person.userId}@toasoan.example`;
  const params = { id: person.userId };
  const { version } = await server.ask(userEndpoints.detail, { headers: headers(), params });
  await server.ask(userEndpoints.update, {
    headers: headers(),
    body: { userId: person.userId, version, email },
  });
  await send();
  const [mail, ...others] = inbox.mails.filter(({ to }) => to[0] === person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Email đăng nhập của bạn đã được đổi');
  expect(mail?.text).toContain(`${staff.people.ADMIN.displayName} đã đổi email đăng nhập`);
  expect(mail?.text).not.toContain(email);
});

test('a person who changes their own e-mail is informed at the former address', async () => {
  const person = await aPerson(server.db, { projects: [staff.project], password: PASSWORD });
  const own = await signIn(server.db, person);
  const email = `rieng-${person.userId}@toasoan.example`;
  await server.ask(profileEndpoints.updateProfile, {
    headers: own,
    body: { name: 'Lê Thu Hà', email: person.email },
  });
  await server.ask(profileEndpoints.updateProfile, {
    headers: own,
    body: { name: 'Lê Thu Hà', email, password: PASSWORD },
  });
  await send();
  const [mail, ...others] = inbox.mails.filter(({ to }) => to[0] === person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Email đăng nhập của bạn đã được đổi');
  expect(mail?.text).toContain('vừa được đổi tại trang hồ sơ cá nhân.');
  expect(mail?.text).not.toContain(email);
  expect(inbox.mails.filter(({ to }) => to[0] === email)).toEqual([]);
});

test('a disabled account gets no mail: its creator gets the link', async () => {
  const person = await invite({ status: 'DISABLED' });
  expect(person.inviteUrl).toMatch(/#tsn_/);
  expect(person.inviteMailed).toBeUndefined();
  expect(await mailOf(person.userId)).toBeNull();
});
