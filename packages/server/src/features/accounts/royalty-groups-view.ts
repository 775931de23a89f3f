import type { RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The royalty groups of authors, by the ids of their accounts and of their logins. Others are left out. */
export async function royaltyGroupsOf(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RoyaltyGroupCode>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; royalty_group: RoyaltyGroupCode }>`
    SELECT named.id::text, profile ->> 'royaltyGroup' AS royalty_group
    FROM account_profiles, unnest(ARRAY[user_id, linked_user_id]) AS named (id)
    WHERE (user_id = ANY (${ids}::bigint[]) OR (linked_user_id = ANY (${ids}::bigint[]) AND project_id = ${projectId}))
      AND kind = 'author' AND NOT is_gone AND profile ->> 'royaltyGroup' <> ''
      AND named.id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.royalty_group]));
}
