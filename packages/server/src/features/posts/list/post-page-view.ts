import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { PostSort } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Start } from '#server/core/db/known-places.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { offsetOf } from '#server/core/db/page.ts';
import { PICTURE_COLUMNS, type PictureRow } from '#server/core/media/picture-view.ts';
import { PICTURES_COLUMN } from '../media/picture-count-view.ts';
import { COMMENTS_COLUMN, MUST_FIX_COLUMN } from '../notes/note-view.ts';
import { READS_COLUMN } from '../reads/post-reads-view.ts';
import { TRANSLATED_COLUMN } from '../translations/translated-view.ts';
import { HOLDER_COLUMN } from './holder-view.ts';
import { totalOf } from './post-count-view.ts';
import { isWholeView, postFilter } from './post-filter-view.ts';
import type { PostListRow } from './post-list-row.ts';
import type { ResolvedQuery } from './resolved-query-view.ts';
import type { TextSearch } from './text-search-view.ts';
import { visibleTo } from './visible-posts-view.ts';

/** From this offset on skipping rows costs more than remembering where a page begins. */
export const DEEP = 1_000;

/** A search without an explicit order ranks the newest matches, best spelling first. */
const RANKED_MATCHES = 1_000;

/** Page sizes of the console and of the dashboard: their statements keep their plans. */
const PAGE_SIZES: readonly number[] = [5, 8, 10, 20, 50, 100];

/** Descending orders are the exact mirrors of ascending ones, so that one index serves both. */
const ORDERS = {
  updateTime: sql`posts.update_time, posts.id`,
  '-updateTime': sql`posts.update_time DESC, posts.id DESC`,
  createTime: sql`posts.create_time, posts.id`,
  '-createTime': sql`posts.create_time DESC, posts.id DESC`,
  publishedTime: sql`posts.published_time NULLS FIRST, posts.id`,
  '-publishedTime': sql`posts.published_time DESC NULLS LAST, posts.id DESC`,
  scheduleTime: sql`posts.schedule_time NULLS FIRST, posts.id`,
  '-scheduleTime': sql`posts.schedule_time DESC NULLS LAST, posts.id DESC`,
  dueTime: sql`posts.edit_due_time NULLS LAST, posts.id`,
  '-dueTime': sql`posts.edit_due_time DESC NULLS FIRST, posts.id DESC`,
  title: sql`posts.title COLLATE "vi-x-icu", posts.id`,
  '-title': sql`posts.title COLLATE "vi-x-icu" DESC, posts.id DESC`,
} as const satisfies Record<PostSort, unknown>;

/** The orders whose keys are never null: a page of them may start at a known row. */
const KEYS = {
  updateTime: { column: sql`update_time`, beyond: sql`>=` },
  '-updateTime': { column: sql`update_time`, beyond: sql`<=` },
  createTime: { column: sql`create_time`, beyond: sql`>=` },
  '-createTime': { column: sql`create_time`, beyond: sql`<=` },
} as const satisfies Partial<Record<PostSort, unknown>>;

export function hasKey(sort: PostSort = '-updateTime'): sort is keyof typeof KEYS {
  return sort in KEYS;
}

function startingAt({ id }: Start, sort: PostSort = '-updateTime'): RawBuilder<unknown> {
  if (id === undefined || !hasKey(sort)) return sql``;
  const { column, beyond } = KEYS[sort];
  return sql`AND (posts.${column}, posts.id) ${beyond} (SELECT ${column}, id FROM posts WHERE id = ${id})`;
}

/** Read after the ids of the page are known; never the body. */
const COLUMNS = sql`
  posts.id, posts.title, posts.slug, posts.state, posts.state_before_trash, posts.state_time::text,
  posts.state_reason, posts.details->>'postType' AS post_type, posts.details->>'sourceName' AS source_name,
  posts.assignee_id, posts.assignee_name, posts.edit_due_time::text, ${HOLDER_COLUMN} AS holder,
  posts.pending IS NOT NULL AS has_pending, (posts.details->>'isSponsored')::boolean AS is_sponsored,
  posts.details->>'aiUsage' AS ai_usage, posts.schedule_time::text, categories.id AS category_id,
  categories.title AS category_title, ${coverColumn()} AS cover, posts.authors, posts.note,
  ${MUST_FIX_COLUMN} AS must_fix_notes, ${PICTURES_COLUMN} AS pictures, ${COMMENTS_COLUMN} AS comments,
  ${READS_COLUMN} AS reads, ${TRANSLATED_COLUMN} AS translated,
  posts.word_count, posts.published_time::text, posts.version,
  posts.create_time::text, posts.update_time::text, posts.created_by_id, posts.created_by_name`;

const WITH_MAIN_CATEGORY = sql`
  LEFT JOIN post_categories AS main
    ON main.project_id = posts.project_id AND main.post_id = posts.id AND main.is_main
  LEFT JOIN categories ON categories.project_id = main.project_id AND categories.id = main.category_id`;

/**
 * A page in one of the orders of the list. The inner query reads only an index; the columns are read for the rows
 * of the page alone. A whole tab includes its total.
 */
export function postPageStatement(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
  start: Start = { id: undefined, skip: offsetOf(query) },
): RawBuilder<PostListRow & { readonly total: string | null; readonly stamp: string | null }> {
  const order = ORDERS[query.sort ?? '-updateTime'];
  const isWhole = isWholeView(query);
  const isFrequent = isWhole && PAGE_SIZES.includes(query.limit);
  return sql`${isFrequent ? sql`` : sql.raw(PLANNED_EACH_TIME)}
    SELECT ${isWhole ? totalOf(projectId, actor, query.view) : sql`NULL`} AS total,
      ${isWhole && offsetOf(query) < DEEP ? sql`NULL` : changeCounterOf(projectId)} AS stamp, ${COLUMNS}
    FROM (
      SELECT posts.id FROM posts WHERE ${matching(projectId, actor, query, search)} ${startingAt(start, query.sort)}
      ORDER BY ${order} LIMIT ${sql.lit(query.limit)}${start.skip === 0 ? sql`` : sql` OFFSET ${start.skip}`}
    ) AS page
    JOIN posts ON posts.project_id = ${projectId} AND posts.id = page.id ${WITH_MAIN_CATEGORY}
    ORDER BY ${order}`;
}

/**
 * A page of the newest matches, best spelling first; `found` is their number, up to the limit. The search words
 * decide whether their index is used or a scan from the newest post.
 */
export function rankedPageStatement(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch,
): RawBuilder<PostListRow & { readonly found: string; readonly stamp: string }> {
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    WITH newest AS MATERIALIZED (
      SELECT posts.id, posts.update_time, ${search.spelling} AS spelling
      FROM posts WHERE ${matching(projectId, actor, query, search)}
      ORDER BY ${ORDERS['-updateTime']} LIMIT ${sql.lit(rankedWindow(query.limit))}
    )
    SELECT (SELECT count(*) FROM newest) AS found, ${changeCounterOf(projectId)} AS stamp, ${COLUMNS}
    FROM (
      SELECT id, spelling FROM newest
      ORDER BY spelling, update_time DESC, id DESC LIMIT ${query.limit} OFFSET ${offsetOf(query)}
    ) AS page
    JOIN posts ON posts.project_id = ${projectId} AND posts.id = page.id ${WITH_MAIN_CATEGORY}
    ORDER BY page.spelling, ${ORDERS['-updateTime']}`;
}

/** Whole pages only, so that the pages after the ranked ones continue where these end. */
export function rankedWindow(limit: number): number {
  return RANKED_MATCHES - (RANKED_MATCHES % limit);
}

/** All ids of a filter, in order, up to one above the limit of exact totals: `{3,1,2}`. */
export function orderStatement(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
): RawBuilder<{ readonly ids: string; readonly stamp: string }> {
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${changeCounterOf(projectId)} AS stamp, ARRAY(
      SELECT posts.id FROM posts WHERE ${matching(projectId, actor, query, search)}
      ORDER BY ${ORDERS[query.sort ?? '-updateTime']} LIMIT ${sql.lit(EXACT_TOTAL + 1)}
    )::text AS ids`;
}

/** Some posts of a filter, the newest first, after the previous one: each appears once, whatever changes. */
export function postBatchStatement(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): RawBuilder<PostListRow> {
  const after = before === undefined ? sql`` : sql`AND posts.id < ${before}`;
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${COLUMNS}
    FROM (
      SELECT posts.id FROM posts WHERE ${matching(projectId, actor, query, search)} ${after}
      ORDER BY posts.id DESC LIMIT ${limit}
    ) AS batch
    JOIN posts ON posts.project_id = ${projectId} AND posts.id = batch.id ${WITH_MAIN_CATEGORY}
    ORDER BY posts.id DESC`;
}

/** The ids of a page, in its order. */
export function idsOfPage(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search?: TextSearch,
): RawBuilder<string[]> {
  const offset = offsetOf(query);
  return sql`ARRAY(
    SELECT posts.id FROM posts WHERE ${matching(projectId, actor, query, search)}
    ORDER BY ${ORDERS[query.sort ?? '-updateTime']}
    LIMIT ${sql.lit(query.limit)}${offset === 0 ? sql`` : sql` OFFSET ${offset}`}
  )::text[]`;
}

export function pageIdsStatement(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
): RawBuilder<{ readonly ids: string[]; readonly stamp: string }> {
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${changeCounterOf(projectId)} AS stamp, ${idsOfPage(projectId, actor, query, search)} AS ids`;
}

/** Its total, up to one above the limit of exact totals. */
export function totalOfList(projectId: string, actor: PostActor, query: ResolvedQuery): RawBuilder<string> {
  return sql`(SELECT count(*) FROM (
    SELECT FROM posts WHERE ${matching(projectId, actor, query, undefined)} LIMIT ${sql.lit(EXACT_TOTAL + 1)}
  ) AS bounded)`;
}

/** Posts whose ids and order are known; for an actor: those that they may know of now. */
export function postsByIdStatement(
  projectId: string,
  ids: readonly string[],
  actor?: PostActor,
): RawBuilder<PostListRow & { readonly stamp: string }> {
  const visible = actor && visibleTo(actor);
  return sql`
    SELECT ${changeCounterOf(projectId)} AS stamp, ${COLUMNS}
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS page (id, place)
    JOIN posts ON posts.project_id = ${projectId} AND posts.id = page.id ${visible === undefined ? sql`` : sql`AND ${visible}`}
      ${WITH_MAIN_CATEGORY}
    ORDER BY page.place`;
}

/** Counts the rows of a filter; in a list up to one above the limit of exact totals. */
export function postCountStatement(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
  most = EXACT_TOTAL + 1,
): RawBuilder<{ readonly found: string; readonly stamp: string }> {
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    SELECT count(*) AS found, ${changeCounterOf(projectId)} AS stamp FROM (
      SELECT FROM posts WHERE ${matching(projectId, actor, query, search)} LIMIT ${sql.lit(most)}
    ) AS bounded`;
}

/** Changes whenever anything the project's posts can be filtered by changes. */
export function changeCounterOf(projectId: string): RawBuilder<string> {
  return sql`(SELECT coalesce(sum(stamp), 0) FROM post_stamps WHERE project_id = ${projectId})`;
}

function matching(
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
): RawBuilder<boolean> {
  const filter = postFilter(projectId, actor, query);
  return search === undefined ? filter : sql`${filter} AND ${search.matches}`;
}

/** The file of a post's cover, beside its row; null without one. */
export function coverColumn(): RawBuilder<PictureRow | null> {
  const facts = PICTURE_COLUMNS.map((column) => sql`${sql.lit(column)}, ${columnOf(column)}`);
  return sql`(
    SELECT json_build_object(${sql.join(facts)}) FROM media AS file
    WHERE file.project_id = posts.project_id AND file.id = (posts.details->'cover'->>'mediaId')::bigint
  )`;
}

/** JSON would turn an id into a number. */
function columnOf(column: (typeof PICTURE_COLUMNS)[number]): RawBuilder<unknown> {
  return column === 'id' ? sql`file.id::text` : sql.ref(`file.${column}`);
}
