import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { checkSettingsOf } from '#server/features/posts/public.ts';
import type { ItemRow, ListedItemRow } from './item-row.ts';

/** Columns of a text without its words, with the names that it points to. `item` is the row. */
const LISTED = sql`
  item.id, item.project_id, item.source_id, item.page_id, item.source_category_id, item.link_id,
  item.template_id, item.template_version, item.story_id, item.original_url, item.title, item.sapo, item.cover,
  item.authors, item.published_time, item.raw_category, item.raw_tags, item.lang, item.parse_score,
  item.missing_fields, item.warnings, item.refusal, item.fetched_time, item.content_hash,
  item.target_category_id, item.tag_ids::text[] AS tag_ids, item.province_code, item.duplicate_item_id,
  item.duplicate_post_id, item.duplicate_score, item.state, item.review_view, item.reject_reason,
  item.reject_text, item.assignee_id, item.assignee_name, item.reviewer_id, item.reviewer_name,
  item.review_time, item.post_id, item.post_version, item.origin_state, item.origin_checked_time,
  item.origin_decision, item.correction,
  item.version, item.create_time, item.update_time, item.created_by_id, item.created_by_name,
  item.updated_by_id, item.updated_by_name,
  json_build_object('title', source.title, 'logo_key', source.logo_key,
    'agreement_state', source.agreement_state, 'agreement_no', source.agreement_no,
    'valid_until', source.valid_until::text, 'text_allowed', source.text_allowed,
    'excerpt_chars', source.excerpt_chars, 'daily_quota', source.daily_quota,
    'min_delay_minutes', source.min_delay_minutes, 'attribution_text', source.attribution_text,
    'images_allowed', source.images_allowed) AS source,
  CASE WHEN section.id IS NOT NULL
    THEN json_build_object('id', section.id::text, 'title', section.title) END AS source_category,
  CASE WHEN category.id IS NOT NULL
    THEN json_build_object('id', category.id::text, 'title', category.title) END AS target_category,
  coalesce(same_post.title, same_item.title) AS duplicate_title`;

const JOINS = sql`
  JOIN parser_sources AS source ON source.project_id = item.project_id AND source.id = item.source_id
  LEFT JOIN source_categories AS section
    ON section.project_id = item.project_id AND section.id = item.source_category_id
  LEFT JOIN categories AS category
    ON category.project_id = item.project_id AND category.id = item.target_category_id
  LEFT JOIN posts AS same_post
    ON same_post.project_id = item.project_id AND same_post.id = item.duplicate_post_id
  LEFT JOIN crawled_items AS same_item
    ON same_item.project_id = item.project_id AND same_item.id = item.duplicate_item_id`;

/** Texts without their words, in the order of `rest`. */
export async function listedItems(db: Db, rest: RawBuilder<unknown>): Promise<ListedItemRow[]> {
  const { rows } = await sql<ListedItemRow>`
    SELECT ${LISTED} FROM crawled_items AS item ${JOINS} ${rest}`.execute(db);
  return rows;
}

/** The day of Việt Nam that a moment belongs to, as its first moment. */
const dayStart = (now: Date) =>
  sql`(date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh') AT TIME ZONE 'Asia/Ho_Chi_Minh')`;

export async function findItem(
  db: Db,
  projectId: string,
  id: string,
  now: Date,
): Promise<ItemRow | undefined> {
  const { rows } = await sql<Omit<ItemRow, 'project_delay'>>`
    SELECT ${LISTED}, item.content_html, item.content_text, item.images, item.origin_text, item.origin_page,
      item.search_text,
      (SELECT template.title FROM parser_templates AS template
        WHERE template.project_id = item.project_id AND template.id = item.template_id) AS template_title,
      (SELECT coalesce(json_agg(json_build_object('id', tag.id::text, 'title', tag.title) ORDER BY tag.title), '[]')
        FROM tags AS tag WHERE tag.project_id = item.project_id AND tag.id = ANY (item.tag_ids)) AS tags,
      (SELECT count(*)::int FROM crawled_items AS taken
        WHERE taken.project_id = item.project_id AND taken.source_id = item.source_id
          AND taken.review_view = 'accepted' AND taken.review_time >= ${dayStart(now)}) AS taken_today
    FROM crawled_items AS item ${JOINS}
    WHERE item.project_id = ${projectId} AND item.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { minDelayMinutes } = await checkSettingsOf(db, projectId);
  return { ...row, project_delay: minDelayMinutes };
}

/** @throws NOT_FOUND also for another project's text. */
export async function getItem(db: Db, projectId: string, id: string, now: Date): Promise<ItemRow> {
  const row = await findItem(db, projectId, id, now);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The same, and no other call changes the text or its story until the transaction ends. */
export async function holdItem(db: Db, projectId: string, id: string, now: Date): Promise<ItemRow> {
  await sql`
    SELECT FROM crawled_stories WHERE project_id = ${projectId} AND id = (
      SELECT story_id FROM crawled_items WHERE project_id = ${projectId} AND id = ${id}
    ) FOR UPDATE`.execute(db);
  await sql`
    SELECT FROM crawled_items WHERE project_id = ${projectId} AND id = ${id} FOR NO KEY UPDATE`.execute(db);
  return await getItem(db, projectId, id, now);
}
