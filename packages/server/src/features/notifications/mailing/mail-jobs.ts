import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { endOfQuiet } from '../mail-times.ts';
import { listForMail } from '../notification-view.ts';
import type { PostsVisibleTo } from '../own-rows-view.ts';
import { findSettings } from '../settings-store.ts';
import { composeMail } from './compose-mail.ts';
import { endMail, insertMail, type MailKind, postponeDue, takeDue } from './mail-store.ts';
import { findPeopleWithDue, findQueuedMail, type QueuedMail } from './mail-view.ts';

export const MAIL_JOB = 'mail.send';

export interface MailJobDependencies {
  readonly mailer: Mailer;
  readonly visibleTo: PostsVisibleTo;
  /** The console's public address. */
  readonly publicUrl: string;
}

export function mailJobs(deps: MailJobDependencies): readonly JobHandler[] {
  return [
    longJob({
      kind: MAIL_JOB,
      payload: z.strictObject({ mailId: z.string() }),
      attempts: MAIL_ATTEMPTS,
      run: ({ mailId }, context) => sendMail(deps, mailId, context),
      giveUp: async ({ mailId }, { db, error }) => await endMail(db, mailId, { state: 'FAILED', error }),
    }),
  ];
}

const wantedOf = ({ notificationIds: ids, language }: QueuedMail) => ({ ids, language });

/** Notifications read or hidden since the mail was planned are left out; disabled people get no mail. */
async function sendMail(
  { mailer, visibleTo, publicUrl }: MailJobDependencies,
  mailId: string,
  { db, log }: JobContext,
): Promise<Ending | undefined> {
  const mail = await findQueuedMail(db, mailId);
  const [first, ...others] = mail ? await listForMail(db, mail.reader, wantedOf(mail), visibleTo) : [];
  if (mail === undefined || first === undefined) {
    return async (tx) => await endMail(tx, mailId, { state: 'DROPPED' });
  }
  const { displayName, address, messageKey } = mail;
  const composed = composeMail({ ...mail, items: [first, ...others], publicUrl });
  try {
    await mailer.send({ ...composed, messageKey, to: { name: displayName, address } });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ mailId, reason: error.message }, 'mail refused for good');
    return async (tx) => await endMail(tx, mailId, { state: 'FAILED', error: error.message });
  }
  return async (tx) => await endMail(tx, mailId, { state: 'SENT' });
}

/** Makes one mail of everything due to a person, with the job that sends it. */
export async function planMails(db: Db, now: Date, onFailure: (error: unknown) => void): Promise<void> {
  for (const userId of await findPeopleWithDue(db, now)) {
    await inTransaction(db, (tx) => planMailsOf(tx, userId, now)).catch(onFailure);
  }
}

async function planMailsOf(tx: Db, userId: string, now: Date): Promise<void> {
  const { quiet } = await findSettings(tx, userId);
  const quietUntil = endOfQuiet(quiet, now);
  if (quietUntil === undefined) await planMail(tx, { userId, kind: 'now' }, now);
  else await postponeDue(tx, userId, now, quietUntil);
  // Its time was chosen by the person, so it overrides the quiet hours.
  await planMail(tx, { userId, kind: 'digest' }, now);
}

async function planMail(
  tx: Db,
  mail: { readonly userId: string; readonly kind: MailKind },
  now: Date,
): Promise<void> {
  const due = await takeDue(tx, mail, now);
  const wanted = due.filter(({ isStillWanted }) => isStillWanted).map(({ id }) => id);
  if (wanted.length === 0) return;
  const mailId = await insertMail(tx, mail, wanted);
  await addJob(tx, { kind: MAIL_JOB, payload: { mailId }, key: `${MAIL_JOB}:${mailId}` });
}
