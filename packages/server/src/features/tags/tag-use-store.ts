import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Db } from '#server/core/db/database.ts';
import { addUseChanges, foldUseChanges } from '#server/core/db/use-change-store.ts';

/** Adds `by` to the number of posts of each tag; posts in the trash do not count. */
export async function changeTagUse(
  db: Db,
  projectId: string,
  { tagIds, by }: { readonly tagIds: readonly string[]; readonly by: number },
): Promise<void> {
  await addUseChanges(db, projectId, { entity: 'tag', ids: tagIds, by });
}

/** Precedes lists by number of posts, and changes of a tag; without a project, everywhere. */
export async function foldTagUse(db: Db, projectId?: string): Promise<void> {
  await foldUseChanges(db, projectId, 'tag');
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
