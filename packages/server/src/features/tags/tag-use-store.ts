import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';

/** Adds `by` to the number of posts of each tag; posts in the trash do not count. */
export async function changeTagUse(
  db: Db,
  projectId: string,
  change: { readonly tagIds: readonly string[]; readonly by: number },
): Promise<void> {
  if (change.tagIds.length === 0) return;
  // In the order of ids, so that two saves that share tags wait for each other instead of locking up.
  const counted = sql`
    WITH chosen AS (
      SELECT id FROM tags
      WHERE project_id = ${projectId} AND id = ANY(${change.tagIds}::bigint[])
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE tags SET post_count = post_count + ${change.by}
    FROM chosen WHERE tags.id = chosen.id`;
  await sentAhead(db, counted.execute(db));
}

/** Status of those of the ids that are living tags of the project. */
export async function findTagStatuses(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, Status>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'status'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('deleted_time', 'is', null)
    .where('merged_into_id', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.status]));
}
