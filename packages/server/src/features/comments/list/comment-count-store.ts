import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Makes one row of the rows that add to one count. Sums stay the same, so anybody may do it at any time. */
export async function foldCommentCounts(db: Db): Promise<void> {
  await fold(db, 'comment_counts', ['project_id', 'view']);
}

export async function foldTargetCounts(db: Db): Promise<void> {
  await fold(db, 'comment_target_counts', ['project_id', 'target_type', 'target_id']);
}

async function fold(db: Db, table: string, keys: readonly string[]): Promise<void> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const isSame = sql.join(
    keys.map((key) => sql`part.${sql.ref(key)} = several.${sql.ref(key)}`),
    sql` AND `,
  );
  await sql`
    WITH several AS (
      SELECT ${columns} FROM ${sql.table(table)} GROUP BY ${columns} HAVING count(*) > 1
    ), gone AS (
      DELETE FROM ${sql.table(table)} AS part USING several WHERE ${isSame} RETURNING part.*
    )
    INSERT INTO ${sql.table(table)} (${columns}, count)
    SELECT ${columns}, sum(count) FROM gone GROUP BY ${columns} HAVING sum(count) <> 0`.execute(db);
}
