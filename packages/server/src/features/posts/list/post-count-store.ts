import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Makes one row of the rows that add to one count. Sums stay the same, so anybody may do it at any time. */
export async function foldPostCounts(db: Db): Promise<void> {
  await sql`
    WITH several AS (
      SELECT project_id, state, created_by_id FROM post_counts GROUP BY 1, 2, 3 HAVING count(*) > 1
    ), gone AS (
      DELETE FROM post_counts AS part USING several
      WHERE part.project_id = several.project_id AND part.state = several.state
        AND part.created_by_id = several.created_by_id
      RETURNING part.*
    )
    INSERT INTO post_counts (project_id, state, created_by_id, count)
    SELECT project_id, state, created_by_id, sum(count) FROM gone
    GROUP BY 1, 2, 3 HAVING sum(count) <> 0`.execute(db);
}
