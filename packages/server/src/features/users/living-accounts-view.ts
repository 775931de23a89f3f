import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/**
 * Where accounts live on: most as themselves, merged ones as the account that they were merged into. Accounts that are
 * unknown in the project, or deleted, are left out; SUPPER_ADMIN is known in every project.
 */
export async function livingAccounts(
  db: Db,
  projectId: string,
  { ids, types }: { readonly ids: readonly string[]; readonly types: readonly AccountType[] },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ wanted: string; id: string }>`
    WITH RECURSIVE way AS (
      SELECT id AS wanted, id FROM unnest(${ids}::bigint[]) AS ids (id)
      UNION
      SELECT wanted, into_id FROM way JOIN account_merges ON from_id = way.id
      WHERE undone_time IS NULL AND project_id = ${projectId}
    )
    SELECT wanted::text, way.id::text FROM way JOIN users ON users.id = way.id
    WHERE deleted_time IS NULL AND account_type = ANY (${types}::text[]) AND (role = 'SUPPER_ADMIN' OR EXISTS (
      SELECT FROM project_members WHERE user_id = way.id AND project_id = ${projectId}))`.execute(db);
  return new Map(rows.map(({ wanted, id }) => [wanted, id]));
}
