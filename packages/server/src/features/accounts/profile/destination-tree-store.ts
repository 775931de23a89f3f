import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

const MAX_LEVELS = 6;

/**
 * A destination is never within itself. The caller holds `lockNames`, so that two moves cannot close a circle together.
 * @throws RULES_NOT_MET.
 */
export async function checkParent(db: Db, userId: string, parentId: string): Promise<void> {
  const { rows } = await sql<{ id: string; level: number }>`
    WITH RECURSIVE above AS (
      SELECT ${parentId}::bigint AS id, 1 AS level
      UNION ALL
      SELECT parent_id, level + 1 FROM above JOIN account_profiles ON user_id = above.id
      WHERE parent_id IS NOT NULL AND level <= ${MAX_LEVELS}
    )
    SELECT id::text, level FROM above`.execute(db);
  if (rows.some(({ id }) => id === userId))
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'PART_OF_ITSELF', 'profile.parentId');
  if (rows.length + (await levelsBelow(db, userId)) > MAX_LEVELS)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'TOO_DEEP', 'profile.parentId', { max: MAX_LEVELS });
}

/** The account itself counts as one. */
async function levelsBelow(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ levels: number }>`
    WITH RECURSIVE below AS (
      SELECT ${userId}::bigint AS id, 1 AS level
      UNION ALL
      SELECT user_id, level + 1 FROM below JOIN account_profiles ON parent_id = below.id
      WHERE level <= ${MAX_LEVELS} AND NOT is_gone
    )
    SELECT max(level) AS levels FROM below`.execute(db);
  return rows[0]?.levels ?? 1;
}
