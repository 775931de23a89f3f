import { REMINDED_DAYS } from '@toasoan/contract/features/api-keys/api-key.ts';
import { DAY_MS } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const MOST_AT_ONCE = 100;

interface EndingKey {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  readonly created_by_id: string | null;
  readonly expire_time: Date;
}

/** Keys that end within 14 days, marked as reminded of: each end is reported once. */
export async function holdUnreminded(tx: Db, now: Date): Promise<EndingKey[]> {
  const soon = new Date(now.getTime() + REMINDED_DAYS * DAY_MS);
  const { rows } = await sql<EndingKey>`
    UPDATE api_keys SET reminded_for = expire_time WHERE id IN (
      SELECT id FROM api_keys
      WHERE revoke_time IS NULL AND expire_time > ${now} AND expire_time <= ${soon}
        AND reminded_for IS DISTINCT FROM expire_time
      ORDER BY expire_time LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id::text, name, project_id::text, created_by_id::text, expire_time`.execute(tx);
  return rows;
}
