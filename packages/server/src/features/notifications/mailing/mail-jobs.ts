import * as z from 'zod/mini';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { listForMail } from '../notification-view.ts';
import type { PostsVisibleTo } from '../own-rows-view.ts';
import { composeMail } from './compose-mail.ts';
import { endMail } from './mail-store.ts';
import { findQueuedMail, type QueuedMail } from './mail-view.ts';
import { MAIL_JOB } from './plan-mails.ts';

export interface MailJobDependencies {
  readonly mailer: Mailer;
  readonly visibleTo: PostsVisibleTo;
  /** Where people reach the console. */
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

/** What was read or hidden since it was planned is not told; whoever was disabled is told nothing. */
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
