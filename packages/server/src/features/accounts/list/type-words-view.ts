import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** As many as a filter can offer. */
const MOST_WORDS = 100;

/** The words that accounts of a kind have for a type, the most frequent first; none for kinds with choices. */
export async function findTypeWords(db: Db, projectId: string, kind: ProfileKind) {
  const { typeWords } = accountKind(kind);
  if (typeWords === undefined) return [];
  const { rows } = await sql<{ type: string; count: string }>`
    SELECT word AS type, count(*) AS count
    FROM account_profiles, jsonb_array_elements_text(profile -> ${typeWords}::text) AS word
    WHERE kind = ${kind} AND NOT is_gone
      AND user_id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId})
    GROUP BY word ORDER BY count(*) DESC, word COLLATE "vi-x-icu" LIMIT ${MOST_WORDS}`.execute(db);
  return rows.map(({ type, count }) => ({ type, count: Number(count) }));
}
