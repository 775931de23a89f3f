import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { aMailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import { aNewUser, aStaff, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const tokens = linkTokens({ current: 'a-key-for-tests-that-is-long-enough' });
const server = await startTestServer({ mailTokens: tokens });
let staff: Staff;

beforeEach(async () => {
  await server.db.deleteFrom('jobs').execute();
  await server.db.deleteFrom('account_mails').execute();
  staff = await aStaff(server);
});

const troubleOf = async (role: 'SUPPER_ADMIN' | 'ADMIN') =>
  (await server.ask(dashboardEndpoints.get, { headers: staff.headers[role] })).mail;
const invite = () => server.ask(userEndpoints.create, { headers: staff.headers.ADMIN, body: aNewUser() });

async function sendTo(url: string, minutes = 0): Promise<void> {
  const smtp = smtpAddressOf(url);
  if (smtp === undefined) throw new Error('no address');
  const from = { name: 'Tòa Soạn', address: 'toasoan@bao.example' };
  const mailer = openMailer({ smtp, from, pauseMs: 0, patienceMs: 1_000 });
  onTestFinished(() => mailer.close());
  const jobs = wireJobs(server, { mailer, publicUrl: 'https://toasoan.example', tokens });
  await runDueJobs(server.db, jobs, () => new Date(Date.now() + minutes * 60_000));
}
const REFUSES_LOGINS: SMTPServerOptions = {
  authOptional: false,
  disabledCommands: [],
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(Object.assign(new Error('Wrong login'), { responseCode: 535 })),
};

test('a server that requires another login is reported to administrators, and waiting mails are sent later', async () => {
  expect(await troubleOf('SUPPER_ADMIN')).toMatchObject({ waiting: 0, refused: 0, newest: [] });
  await invite();
  await invite();
  const strict = await aMailServer(REFUSES_LOGINS);
  await sendTo(`smtp://me:s3cret-word@127.0.0.1:${strict.port}?starttls=no`);
  const trouble = await troubleOf('SUPPER_ADMIN');
  expect(trouble).toMatchObject({ waiting: 2, waitingSince: expect.any(String), refused: 0 });
  expect(trouble?.problem).toContain('535');
  expect(JSON.stringify(trouble)).not.toContain('s3cret-word');
  expect(await troubleOf('ADMIN')).toBeNull();
  const kind = await aMailServer();
  await sendTo(`smtp://127.0.0.1:${kind.port}`, 1);
  expect(kind.mails).toHaveLength(2);
  expect(await troubleOf('SUPPER_ADMIN')).toMatchObject({ waiting: 0, waitingSince: null, problem: '' });
});

test('an address that the server permanently refuses is named with its words', async () => {
  const person = await invite();
  const inbox = await aMailServer();
  inbox.refuse(550);
  await sendTo(`smtp://127.0.0.1:${inbox.port}`);
  const trouble = await troubleOf('SUPPER_ADMIN');
  expect(trouble).toMatchObject({ waiting: 0, refused: 1, newest: [{ address: person.email }] });
  expect(trouble?.newest[0]?.problem).toContain('550');
});

test('an unreachable server is retried for half a day, and then the mail is reported as not sent', async () => {
  const person = await invite();
  for (let hours = 0; hours < 24; hours += 1) await sendTo('smtp://127.0.0.1:1', hours * 61);
  const trouble = await troubleOf('SUPPER_ADMIN');
  expect(trouble).toMatchObject({ waiting: 0, refused: 1, newest: [{ address: person.email }] });
  expect(trouble?.newest[0]?.problem).toContain('ECONNREFUSED');
});
