import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { endOfQuiet } from '../mail-times.ts';
import { findSettings } from '../settings-store.ts';
import { insertMail, type MailKind, postponeDue, takeDue } from './mail-store.ts';
import { findPeopleWithDue } from './mail-view.ts';

export const MAIL_JOB = 'mail.send';

/** Makes one mail out of all that is owed to a person by now, with the job that sends it. */
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
  // Its time was chosen, so it counts more than the quiet hours.
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
