import type { Page } from '@toasoan/contract/core/paging.ts';
import type { Category, CategoryListQuery } from '@toasoan/contract/features/categories/category.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { type CategoryRow, categoryOf } from './category-row.ts';
import { foldCategoryUse } from './category-use-store.ts';

const SORTS = {
  order: sql`depth, position, id`,
  title: sql`title COLLATE "vi-x-icu", id`,
  '-title': sql`title COLLATE "vi-x-icu" DESC, id DESC`,
  postCount: sql`post_count, id`,
  '-postCount': sql`post_count DESC, id DESC`,
  updateTime: sql`update_time, id`,
  '-updateTime': sql`update_time DESC, id DESC`,
} as const;

function matching(db: Db, projectId: string, query: CategoryListQuery) {
  let rows = db
    .selectFrom('categories')
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null);
  for (const word of wordsOf(foldVietnamese(query.text ?? ''))) {
    rows = rows.where('search_text', 'like', `% ${word}%`);
  }
  if (query.kind !== undefined) rows = rows.where('kind', 'in', query.kind);
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.depth !== undefined) rows = rows.where('depth', '=', query.depth);
  return rows;
}

export async function listCategories(
  db: Db,
  projectId: string,
  query: CategoryListQuery,
): Promise<Page<Category>> {
  await foldCategoryUse(db, projectId);
  const filter = matching(db, projectId, query);
  const rows = await filter
    .selectAll()
    .orderBy(SORTS[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  return pageOf(query, rows.map(categoryOf), await countUpToBound(db, filter));
}

/** Every category of the project, parents before their children, siblings in their order. */
export async function categoryTree(db: Db, projectId: string): Promise<Category[]> {
  await foldCategoryUse(db, projectId);
  const { rows } = await sql<CategoryRow>`
    WITH RECURSIVE tree AS (
      SELECT categories.*, ARRAY[position] AS path FROM categories
      WHERE project_id = ${projectId} AND parent_id IS NULL AND deleted_time IS NULL
      UNION ALL
      SELECT child.*, tree.path || child.position
      FROM categories AS child JOIN tree ON child.parent_id = tree.id
      WHERE child.project_id = ${projectId} AND child.deleted_time IS NULL
    )
    SELECT * FROM tree ORDER BY path`.execute(db);
  return rows.map(categoryOf);
}
