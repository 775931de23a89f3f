import { DEFAULT_COMMENT_RULES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const STEP = 1_000;

/** Drops e-mail, address and browser of senders when the time that their project keeps them is over. */
export async function forgetOldContacts(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      DELETE FROM comment_contacts WHERE comment_id IN (
        SELECT contact.comment_id FROM comment_contacts AS contact
        LEFT JOIN comment_rules AS own ON own.project_id = contact.project_id
        WHERE contact.create_time < ${now}::timestamptz - make_interval(
          days => coalesce((own.rules ->> 'contactDays')::integer, ${DEFAULT_COMMENT_RULES.contactDays}))
        ORDER BY contact.comment_id LIMIT ${STEP})`.execute(db);
    if ((numAffectedRows ?? 0n) < STEP) return;
  }
}
