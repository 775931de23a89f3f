import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Db } from '#server/core/db/database.ts';
import { addUseChanges, foldUseChanges } from '#server/core/db/use-change-store.ts';

/** Adds `by` to the number of posts of each category; posts in the trash do not count. */
export async function changeCategoryUse(
  db: Db,
  projectId: string,
  { categoryIds, by }: { readonly categoryIds: readonly string[]; readonly by: number },
): Promise<void> {
  await addUseChanges(db, projectId, { entity: 'category', ids: categoryIds, by });
}

/** Precedes lists by number of posts, and changes of a category; without a project, everywhere. */
export async function foldCategoryUse(db: Db, projectId?: string): Promise<void> {
  await foldUseChanges(db, projectId, 'category');
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
