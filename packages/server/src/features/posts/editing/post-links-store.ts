import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { changeCategoryUse } from '#server/features/categories/public.ts';
import { changeTagUse } from '#server/features/tags/public.ts';

/** The terms of a post; ids in the order they were given. */
export interface PostTerms {
  readonly mainCategoryId: string | null;
  /** Including the main one. */
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
}

export const NO_TERMS: PostTerms = { mainCategoryId: null, categoryIds: [], tagIds: [] };

/** Writes the changed links. `changeUse` maintains the counts. */
export async function replaceTerms(
  db: Db,
  projectId: string,
  postId: string,
  before: PostTerms,
  after: PostTerms,
): Promise<void> {
  const categoriesChange =
    !isSameList(before.categoryIds, after.categoryIds) || before.mainCategoryId !== after.mainCategoryId;
  if (categoriesChange) await replaceCategories(db, projectId, postId, after);
  if (!isSameList(before.tagIds, after.tagIds)) await replaceTags(db, projectId, postId, after.tagIds);
}

/** Maintains the number of posts per category and tag; `NO_TERMS` represents a post in the trash. */
export async function changeUse(
  db: Db,
  projectId: string,
  before: PostTerms,
  after: PostTerms,
): Promise<void> {
  const categories = differenceOf(before.categoryIds, after.categoryIds);
  const tags = differenceOf(before.tagIds, after.tagIds);
  await changeCategoryUse(db, projectId, { categoryIds: categories.gone, by: -1 });
  await changeCategoryUse(db, projectId, { categoryIds: categories.added, by: 1 });
  await changeTagUse(db, projectId, { tagIds: tags.gone, by: -1 });
  await changeTagUse(db, projectId, { tagIds: tags.added, by: 1 });
}

async function replaceCategories(db: Db, projectId: string, postId: string, after: PostTerms): Promise<void> {
  const before = db
    .deleteFrom('post_categories')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId);
  await sentAhead(db, before.execute());
  if (after.categoryIds.length === 0) return;
  const post = sql`(SELECT ${projectId}::bigint AS project_id, ${postId}::bigint AS id) AS post`;
  await sentAhead(db, categoriesOf(db, post, after).execute());
}

async function replaceTags(
  db: Db,
  projectId: string,
  postId: string,
  tagIds: readonly string[],
): Promise<void> {
  const before = db.deleteFrom('post_tags').where('project_id', '=', projectId).where('post_id', '=', postId);
  await sentAhead(db, before.execute());
  if (tagIds.length === 0) return;
  const post = sql`(SELECT ${projectId}::bigint AS project_id, ${postId}::bigint AS id) AS post`;
  await sentAhead(db, tagsOf(db, post, tagIds).execute());
}

/** Adds the links of a post to its categories; `post` has its project and its id. */
export function categoriesOf(
  db: QueryCreator<Database>,
  post: RawBuilder<unknown>,
  { categoryIds, mainCategoryId }: PostTerms,
) {
  return db
    .insertInto('post_categories')
    .columns(['project_id', 'post_id', 'category_id', 'position', 'is_main'])
    .expression(sql`
      SELECT project_id, id, category_id, position, category_id IS NOT DISTINCT FROM ${mainCategoryId}::bigint
      FROM ${post}, unnest(${categoryIds}::bigint[]) WITH ORDINALITY AS given (category_id, position)`);
}

export function tagsOf(db: QueryCreator<Database>, post: RawBuilder<unknown>, tagIds: readonly string[]) {
  return db
    .insertInto('post_tags')
    .columns(['project_id', 'post_id', 'tag_id', 'position'])
    .expression(sql`
      SELECT project_id, id, tag_id, position
      FROM ${post}, unnest(${tagIds}::bigint[]) WITH ORDINALITY AS given (tag_id, position)`);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function differenceOf(before: readonly string[], after: readonly string[]) {
  return {
    gone: before.filter((id) => !after.includes(id)),
    added: after.filter((id) => !before.includes(id)),
  };
}
