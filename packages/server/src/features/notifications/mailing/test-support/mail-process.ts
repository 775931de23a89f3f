import { openDatabase } from '#server/core/db/database.ts';
import { startJobs } from '#server/core/jobs/start-jobs.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { mailJobs } from '../mail-jobs.ts';

/** A separate worker that sends mails. */
const [, , url = '', role = '', port = ''] = process.argv;
const { db } = openDatabase({ url, role: role || undefined, onConnectionError: () => undefined });
const smtp = smtpAddressOf(`smtp://127.0.0.1:${port}`);
if (smtp === undefined) throw new Error('no address');
const mailer = openMailer({ smtp, from: { name: 'Tòa Soạn', address: 'toasoan@bao.example' } });

startJobs({
  db,
  handlers: mailJobs({ mailer, visibleTo: () => undefined, publicUrl: 'https://toasoan.example' }),
  log: silentLog,
  now: () => new Date(),
});
