import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/**
 * Holds the counters of these states in the order in which every statement takes them, to the end of the transaction.
 * A transition with intermediate steps takes them in several statements, so two such transitions could deadlock.
 */
export async function holdCounts(
  db: Db,
  projectId: string,
  createdById: string | null,
  states: readonly PostState[],
): Promise<void> {
  await sql`
    INSERT INTO post_counts AS kept (project_id, state, created_by_id, count)
    SELECT ${projectId}::bigint, state, ${createdById ?? '0'}::bigint, 0
    FROM (SELECT DISTINCT unnest(${[...states]}::text[]) AS state) AS states
    ORDER BY state
    ON CONFLICT (project_id, state, created_by_id) DO UPDATE SET count = kept.count`.execute(db);
}
