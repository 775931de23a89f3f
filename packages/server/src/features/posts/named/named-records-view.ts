import { NAMED_ACCOUNTS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { NamedRecord } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const KINDS: readonly string[] = Object.values(NAMED_ACCOUNTS).flat();

/** Accounts that posts of the project may be about; those with a profile of the project also after their end. */
export async function findNamedAccounts(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<NamedRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedRecord>`
    SELECT id::text, display_name AS name, deleted_time IS NOT NULL AS "isGone" FROM users
    WHERE id = ANY (${ids}::bigint[]) AND account_type = ANY (${KINDS}::text[]) AND (
      id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId})
      OR id IN (SELECT user_id FROM account_profiles WHERE project_id = ${projectId}))
    ORDER BY id`.execute(db);
  return rows;
}
