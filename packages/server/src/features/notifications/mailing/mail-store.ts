import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const STEP = 1_000;
/** In one mail; the rest comes with the next one. */
const MOST = 200;

export type MailKind = 'now' | 'digest';

export interface DueNotification {
  readonly id: string;
  /** It may have been read in the meantime, or the mail is a day late. */
  readonly isStillWanted: boolean;
}

/** Claims what is due to a person: no other mail includes it. */
export async function takeDue(
  tx: Db,
  { userId, kind }: { readonly userId: string; readonly kind: MailKind },
  now: Date,
): Promise<readonly DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    WITH due AS (
      SELECT id, mail_due FROM notifications
      WHERE user_id = ${userId} AND mail = ${kind} AND mail_due <= ${now}
      ORDER BY id LIMIT ${MOST} FOR UPDATE
    )
    UPDATE notifications SET mail_due = NULL FROM due WHERE notifications.id = due.id
    RETURNING due.id, read_time IS NULL AND due.mail_due > ${now}::timestamptz - interval '1 day'
      AS "isStillWanted"`.execute(tx);
  return rows;
}

/** Mails due at once wait until then. */
export async function postponeDue(tx: Db, userId: string, now: Date, until: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ mail_due: until })
    .where('user_id', '=', userId)
    .where('mail', '=', 'now')
    .where('mail_due', '<=', now)
    .execute();
}

export async function insertMail(
  tx: Db,
  { userId, kind }: { readonly userId: string; readonly kind: MailKind },
  notificationIds: readonly string[],
): Promise<string> {
  const { id } = await tx
    .insertInto('mails')
    .values({ user_id: userId, kind, notification_ids: [...notificationIds] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the result of a mail, once. */
export async function endMail(
  tx: Db,
  id: string,
  { state, error }: { readonly state: 'SENT' | 'FAILED' | 'DROPPED'; readonly error?: string },
): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ state, error: error ?? null, end_time: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
}

export async function dropOldMails(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      DELETE FROM mails WHERE id IN (
        SELECT id FROM mails WHERE make_time < ${before} ORDER BY make_time LIMIT ${STEP})`.execute(db);
    if ((numAffectedRows ?? 0n) < STEP) return;
  }
}

/** Without a mail server, due mails are dropped after a while. */
export async function forgetMissedMails(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      UPDATE notifications SET mail_due = NULL WHERE id IN (
        SELECT id FROM notifications WHERE mail_due < ${before}
        ORDER BY mail_due LIMIT ${STEP} FOR UPDATE SKIP LOCKED)`.execute(db);
    if ((numAffectedRows ?? 0n) < STEP) return;
  }
}
