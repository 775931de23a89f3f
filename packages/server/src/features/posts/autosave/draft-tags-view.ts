import type { Autosave } from '@toasoan/contract/features/posts/editing/autosave.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';

/** The tags of each draft that still exist, by name. */
export async function tagsOfDrafts(
  db: Db,
  projectId: string,
  drafts: readonly StoredPostDraft[],
): Promise<Pick<Autosave, 'tags'>[]> {
  const titles = await tagTitles(db, projectId, new Set(drafts.flatMap(({ tagIds }) => tagIds ?? [])));
  return drafts.map(({ tagIds = [] }) => ({
    tags: tagIds.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    }),
  }));
}

async function tagTitles(db: Db, projectId: string, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
