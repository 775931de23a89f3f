import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { aMailServer, type MailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import { countStatements } from '#test/count-statements.ts';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const { forgotPassword, login, me } = sessionEndpoints;
const { resetPassword, setPassword } = userEndpoints;
const OLD = 'nắng hạ tháng sáu';
const NEW = 'mưa rào tháng bảy';
const PUBLIC_URL = 'https://toasoan.example';
const tokens = linkTokens({ current: 'a-key-for-tests-that-is-long-enough' });
const clock = aClock();
const server = await startTestServer({ now: clock.now, mailTokens: tokens });
let inbox: MailServer;

beforeEach(async () => {
  await server.db.deleteFrom('jobs').execute();
  await server.db.deleteFrom('sign_in_attempts').execute();
  inbox = await aMailServer();
});

const ask = (email: string) => server.send(forgotPassword, { body: { email } });
const use = (secret: string, password = NEW) => server.send(setPassword, { body: { secret, password } });
const secretIn = (text = '') => /\/login\/set-password#(tsn_[\w-]{43})/.exec(text)?.[1] ?? '';

/** Does what workers do now; mails go through a real server. */
async function work(): Promise<void> {
  const smtp = smtpAddressOf(`smtp://127.0.0.1:${inbox.port}`);
  if (smtp === undefined) throw new Error('no address');
  const mailer = openMailer({ smtp, from: { name: 'Tòa Soạn', address: 'toasoan@bao.example' }, pauseMs: 0 });
  onTestFinished(() => mailer.close());
  // Jobs are due by the time of the machine.
  const soon = () => new Date(Date.now() + 1_000);
  await runDueJobs(server.db, wireJobs(server, { mailer, publicUrl: PUBLIC_URL, tokens }), soon);
}

/** Asks for a link and returns the secret in the newest mail. */
async function askedSecret(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  await work();
  return secretIn(inbox.mails.at(-1)?.text);
}

function auditOf(email: string) {
  return server.db
    .selectFrom('audit_log')
    .select(['entity_id', 'after', 'address'])
    .where('action', '=', 'user.forgotPassword')
    .where((eb) => eb(eb.cast<string>('after', 'text'), 'like', `%${email}%`))
    .execute();
}

describe('A forgotten password', () => {
  test('is replaced through a mailed link that works once and ends every session and other link', async () => {
    const person = await aPerson(server.db, { password: OLD });
    const session = await signIn(server.db, person, { at: clock.now() });
    const first = await askedSecret(person.email.toUpperCase());
    const second = await askedSecret(person.email);
    expect(inbox.mails).toMatchObject([
      { to: [person.email], subject: 'Đặt lại mật khẩu Tòa Soạn' },
      { to: [person.email] },
    ]);
    expect(inbox.mails[0]?.text).toContain('từ địa chỉ mạng 127.0.0.1');
    expect((await server.ask(login, { body: { email: person.email, password: OLD } })).token).not.toBe('');

    expect((await use(first)).status).toBe(200);
    expect([(await use(first)).status, (await use(second)).status]).toEqual([422, 422]);
    expect(await server.refusal(me, { headers: session })).toMatchObject({ error: -20 });
    const { user } = await server.ask(login, { body: { email: person.email, password: NEW } });
    expect(user.userId).toBe(person.userId);
  });

  test('leaves the second factor on: the next sign-in asks for it', async () => {
    const person = await aPerson(server.db, { password: OLD });
    const headers = await signIn(server.db, person, { at: clock.now() });
    await turnOnSecondFactor(server, headers, clock.now(), OLD);
    expect((await use(await askedSecret(person.email))).status).toBe(200);
    const { user } = await server.ask(login, { body: { email: person.email, password: NEW } });
    expect(user).toMatchObject({ verifyType: 1, verify2FA: false, projects: [] });
  });

  test('asked for by anybody ends neither password nor session nor a link from an administrator', async () => {
    const project = await aProject(server.db);
    const person = await aPerson(server.db, { password: OLD, projects: [project] });
    const session = await signIn(server.db, person, { at: clock.now() });
    const admin = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
    const headers = await signIn(server.db, admin, { project, at: clock.now() });
    const { url = '' } = await server.ask(resetPassword, {
      headers,
      params: { id: person.userId },
      body: { delivery: 'link', reason: 'Quên mật khẩu, đã gọi điện' },
    });
    await askedSecret(person.email);
    expect((await server.ask(me, { headers: session })).user.userId).toBe(person.userId);
    expect((await use(secretIn(url))).status).toBe(200);
  });

  test('has one answer and one cost for every e-mail, and only an enabled account gets a mail', async () => {
    const known = await aPerson(server.db, { password: OLD });
    const disabled = await aPerson(server.db, { password: OLD, status: 'DISABLED' });
    const emails = [known.email, disabled.email, 'khong-co-ai@toasoan.example'];
    const costs: number[] = [];
    const answers: unknown[] = [];
    for (const email of emails) {
      const { statements } = await countStatements(async () => {
        const { status, envelope } = await ask(email);
        answers.push({ status, envelope });
      });
      costs.push(statements);
    }
    expect(answers).toEqual(emails.map(() => ({ status: 200, envelope: { error: 0, data: {} } })));
    expect(new Set(costs).size).toBe(1);
    await work();
    expect(inbox.mails.map(({ to }) => to)).toEqual([[known.email]]);
    expect(await auditOf(known.email)).toMatchObject([
      { entity_id: known.userId, after: { known: true, isMailed: true }, address: '127.0.0.1' },
    ]);
    expect(await auditOf(disabled.email)).toMatchObject([{ after: { known: true, isMailed: false } }]);
    expect(await auditOf('khong-co-ai')).toMatchObject([{ entity_id: null, after: { known: false } }]);
  });

  test('can be asked for three times an hour for one e-mail, known or not', async () => {
    const { email } = await aPerson(server.db, { password: OLD });
    for (const one of [email, 'cung-khong-co@toasoan.example']) {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await ask(one)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test('can be asked for twenty times an hour from one address', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await ask(`nguoi-la-${count}@toasoan.example`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is not found where the product has no mail server', async () => {
    const without = await startTestServer({ beside: server });
    const body = { email: 'ai-do@toasoan.example' };
    expect(await without.refusal(forgotPassword, { body })).toMatchObject({ error: -404 });
  });
});

// Moves the clock, so it is the last one.
test('the mailed link is useless after an hour', async () => {
  const person = await aPerson(server.db, { password: OLD });
  const secret = await askedSecret(person.email);
  clock.pass({ minutes: 61 });
  const late = await server.refusal(setPassword, { body: { secret, password: NEW } });
  expect(late.details.rules).toMatchObject([{ code: 'LINK_NOT_VALID' }]);
});
