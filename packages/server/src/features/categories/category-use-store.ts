import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';

/** Adds `by` to the number of posts of each category; posts in the trash do not count. */
export async function changeCategoryUse(
  db: Db,
  projectId: string,
  change: { readonly categoryIds: readonly string[]; readonly by: number },
): Promise<void> {
  if (change.categoryIds.length === 0) return;
  // In the order of ids, so that two saves that share categories wait instead of locking each other up.
  const counted = sql`
    WITH chosen AS (
      SELECT id FROM categories
      WHERE project_id = ${projectId} AND id = ANY(${change.categoryIds}::bigint[])
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE categories SET post_count = post_count + ${change.by}
    FROM chosen WHERE categories.id = chosen.id`;
  await sentAhead(db, counted.execute(db));
}

/** Status of those of the ids that are living categories of the project. */
export async function findCategoryStatuses(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, Status>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'status'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('deleted_time', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.status]));
}
