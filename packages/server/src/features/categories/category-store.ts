import type { CategoryCreate, CategoryUpdate } from '@toasoan/contract/features/categories/category.ts';
import {
  CATEGORY_RULE_TEXTS,
  depthOf,
  isReadableUnderWhite,
  unmetTransitionRule,
} from '@toasoan/contract/features/categories/category-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { exactUse } from '#server/core/db/use-change-store.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { createdBy, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import type { CategoryRow } from './category-row.ts';
import { chooseCategorySlug, retireCategorySlug } from './category-slug-store.ts';
import { placesOf, siblingIds } from './category-tree-store.ts';
import { findCategoryStatuses } from './category-use-store.ts';

export async function findCategory(db: Db, projectId: string, id: string): Promise<CategoryRow | undefined> {
  return await db
    .selectFrom('categories')
    .selectAll()
    .select(exactUse('category').as('post_count'))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
}

/** @throws NOT_FOUND also for another project's category. */
export async function getCategory(db: Db, projectId: string, id: string): Promise<CategoryRow> {
  const row = await findCategory(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Takes a category out of the tree. Its posts and its place among its siblings are the caller's. */
export async function markCategoryRemoved(db: Db, category: CategoryRow, by: Actor): Promise<void> {
  const gone = { deleted_time: sql<Date>`now()`, post_count: 0, image_id: null, image_key: null };
  await updateVersioned(db, 'categories', category, gone, by);
}

/** @throws INVALID_INPUT on `field` when the id is not a living category of the project. */
export async function checkCategoryExists(
  db: Db,
  projectId: string,
  id: string,
  field: 'parentId' | 'moveTo',
): Promise<void> {
  const statuses = await findCategoryStatuses(db, projectId, [id]);
  if (!statuses.has(id)) {
    throw new AppError('INVALID_INPUT', { fields: [{ field, code: 'unknownReference' }] });
  }
}

/** @throws RULES_NOT_MET (depth, colour), SLUG_TAKEN, INVALID_INPUT for an unknown parent. */
export async function insertCategory(
  db: Db,
  projectId: string,
  category: CategoryCreate,
  by: Actor,
): Promise<CategoryRow> {
  checkColor(category.color);
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('categories', 'id'))::text AS id`.execute(db);
  const id = rows[0]?.id ?? '';
  const parentId = category.parentId ?? null;
  if (parentId !== null) await checkCategoryExists(db, projectId, parentId, 'parentId');
  const places = await placesOf(db, projectId);
  const unmet = unmetTransitionRule(places, id, parentId);
  if (unmet !== undefined) throw ruleNotMet(CATEGORY_RULE_TEXTS, unmet, 'parentId');
  await db
    .insertInto('categories')
    .values({
      id,
      project_id: projectId,
      parent_id: parentId,
      depth: depthOf(places, parentId) + 1,
      position: (await siblingIds(db, projectId, parentId)).length,
      title: category.title,
      slug: await chooseCategorySlug(db, projectId, { id, wanted: category.slug, title: category.title }),
      ...changeableColumns(category),
      ...(await imageColumns(db, projectId, category.imageId)),
      search_text: searchText(category.title),
      ...createdBy(by),
    })
    .execute();
  const after = await getCategory(db, projectId, id);
  await holdImage(db, projectId, after);
  return after;
}

/** Changes the keys sent. @throws NOT_FOUND, VERSION_CONFLICT, SLUG_TAKEN, RULES_NOT_MET (colour). */
export async function updateCategory(
  db: Db,
  projectId: string,
  change: CategoryUpdate,
  by: Actor,
): Promise<CategoryRow> {
  checkColor(change.color);
  const before = await getCategory(db, projectId, change.id);
  checkVersion(before, change.version);
  const title = change.title ?? before.title;
  const slug =
    change.slug === undefined || change.slug === before.slug
      ? before.slug
      : await chooseCategorySlug(db, projectId, { id: before.id, wanted: change.slug, title });
  if (slug !== before.slug) await retireCategorySlug(db, projectId, before);
  const values = {
    title,
    slug,
    ...changeableColumns(change),
    ...(await imageColumns(db, projectId, change.imageId)),
    search_text: searchText(title),
  };
  const after = await updateVersioned(db, 'categories', before, values, by);
  if (after.image_id !== before.image_id) await holdImage(db, projectId, after);
  return after;
}

/** Columns set from keys of the same meaning; keys that were not sent are left out. */
function changeableColumns(fields: Omit<CategoryCreate, 'title' | 'slug' | 'parentId' | 'imageId'>) {
  return {
    description: fields.description,
    kind: fields.kind,
    color: fields.color,
    view_mode: fields.viewMode,
    per_block: fields.perBlock,
    new_badge_days: fields.newBadgeDays,
    show_in_menu: fields.showInMenu,
    show_on_home: fields.showOnHome,
    status: fields.status,
    seo_title: fields.seoTitle,
    seo_description: fields.seoDescription,
    keywords: fields.keywords,
    rss_enabled: fields.rssEnabled,
    names: fields.names,
  };
}

async function imageColumns(db: Db, projectId: string, mediaId: string | null | undefined) {
  const image = await imageRefColumns(db, projectId, { mediaId, field: 'imageId' });
  return image && { image_id: image.id, image_key: image.key };
}

async function holdImage(db: Db, projectId: string, { id, image_id }: CategoryRow): Promise<void> {
  const holder = { entity: 'category', entityId: id } as const;
  await holdImageRefs(db, projectId, holder, [{ mediaId: image_id, place: 'image' }]);
}

function checkColor(color: string | undefined): void {
  if (color !== undefined && !isReadableUnderWhite(color))
    throw ruleNotMet(CATEGORY_RULE_TEXTS, 'COLOR_CONTRAST', 'color');
}

function searchText(title: string): string {
  return ` ${wordsOf(foldVietnamese(title)).join(' ')}`;
}

/** Recall of the picture beside the name. */
export const categoryImageRefs = imageRefHolder({
  entity: 'category',
  table: 'categories',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId} AND deleted_time IS NULL`,
});
