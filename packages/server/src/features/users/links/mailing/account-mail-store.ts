import type { MailPurpose } from '@toasoan/contract/features/users/link-mail.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

const STEP = 1_000;

interface NewAccountMail {
  readonly userId: string;
  readonly purpose: MailPurpose;
  readonly askedBy: string;
  readonly expires: Date | null;
  readonly reason?: string | undefined;
  /** Absent: the one the account has when the mail is sent. */
  readonly address?: string;
}

export async function insertAccountMail(
  tx: Db,
  { userId, purpose, askedBy, expires, reason = '', address = '' }: NewAccountMail,
): Promise<{ readonly id: string; readonly messageKey: string }> {
  const { id, message_key } = await tx
    .insertInto('account_mails')
    .values({ user_id: userId, purpose, asked_by_name: askedBy, expire_time: expires, reason, address })
    .returning(['id', 'message_key'])
    .executeTakeFirstOrThrow();
  return { id, messageKey: message_key };
}

/** Records the result of a mail, once. */
export async function endAccountMail(
  tx: Db,
  id: string,
  { state, error }: { readonly state: 'SENT' | 'FAILED' | 'DROPPED'; readonly error?: string },
): Promise<void> {
  await tx
    .updateTable('account_mails')
    .set({ state, error: error ?? null, end_time: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
}

async function dropOldAccountMails(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      DELETE FROM account_mails WHERE id IN (
        SELECT id FROM account_mails WHERE make_time < ${before} ORDER BY make_time LIMIT ${STEP})`.execute(
      db,
    );
    if ((numAffectedRows ?? 0n) < STEP) return;
  }
}

export async function forgetOldAccountMails(db: Db, now: Date): Promise<void> {
  await dropOldAccountMails(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
