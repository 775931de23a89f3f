import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The authors of a project whose logins these are, by login. Other accounts are left out. */
export async function authorsOfLogins(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ login: string; author: string }>`
    SELECT linked_user_id::text AS login, user_id::text AS author FROM account_profiles
    WHERE project_id = ${projectId} AND linked_user_id = ANY (${ids}::bigint[]) AND NOT is_gone`.execute(db);
  return new Map(rows.map(({ login, author }) => [login, author]));
}
