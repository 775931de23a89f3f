import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  type CrawledItemListQuery,
  type CrawledStory,
  MAX_COUNTED,
  type ReviewView,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { checkSettingsOf } from '#server/features/posts/public.ts';
import { crawledItemOf, type ListedItemRow } from './item-row.ts';
import { listedItems } from './item-view.ts';

/** What a tab holds, in words of the index. */
function viewOf(view: ReviewView): RawBuilder<boolean> {
  return view === 'changed'
    ? sql`item.origin_state <> 'SAME' AND item.origin_decision IS NULL AND item.state IN ('ACCEPTED', 'MERGED')`
    : sql`item.review_view = ${view}`;
}

/** From midnight to midnight of Việt Nam. */
const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`;

function filtersOf(query: CrawledItemListQuery): RawBuilder<boolean>[] {
  const words = wordsOf(foldVietnamese(query.text ?? ''));
  return [
    ...(query.sourceId === undefined
      ? []
      : [sql<boolean>`item.source_id = ANY (${query.sourceId}::bigint[])`]),
    ...(query.categoryId === undefined
      ? []
      : [sql<boolean>`item.target_category_id = ANY (${query.categoryId}::bigint[])`]),
    ...(query.assigneeId === undefined ? [] : [sql<boolean>`item.assignee_id = ${query.assigneeId}`]),
    ...(query.fromDay === undefined ? [] : [sql<boolean>`item.fetched_time >= ${startOf(query.fromDay)}`]),
    ...(query.toDay === undefined ? [] : [sql<boolean>`item.fetched_time < ${endOf(query.toDay)}`]),
    ...(query.minScore === undefined ? [] : [sql<boolean>`item.parse_score >= ${query.minScore}`]),
    ...(words.length === 0
      ? []
      : [
          sql<boolean>`to_tsvector('simple', item.search_text)
            @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`,
        ]),
  ];
}

const ORDERS = {
  '-time': sql`item.fetched_time DESC, item.id DESC`,
  time: sql`item.fetched_time, item.id`,
  '-score': sql`item.parse_score DESC, item.id DESC`,
} as const satisfies Record<CrawledItemListQuery['sort'], unknown>;

/** Totals are exact up to a thousand: nobody counts a hundred thousand rejected texts. */
async function countRows(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM (SELECT 1 ${from} LIMIT ${MAX_COUNTED + 1}) AS bounded`.execute(db);
  return rows[0]?.rows ?? 0;
}

export async function listReview(
  db: Db,
  projectId: string,
  query: CrawledItemListQuery,
  now: Date,
): Promise<Page<CrawledStory>> {
  const { minDelayMinutes } = await checkSettingsOf(db, projectId);
  const itemOf = (row: ListedItemRow) => crawledItemOf(row, minDelayMinutes, now);
  const conditions = [sql`item.project_id = ${projectId}`, viewOf(query.view), ...filtersOf(query)];
  const where = sql.join(conditions, sql` AND `);
  if (query.view === 'new' && query.sort !== '-score')
    return await listStories(db, projectId, query, where, itemOf);
  const total = await countRows(db, sql`FROM crawled_items AS item WHERE ${where}`);
  // The names are joined to one page of rows, not to all those before it.
  const page = sql`
    SELECT item.id FROM crawled_items AS item WHERE ${where}
    ORDER BY ${ORDERS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const rows = await listedItems(
    db,
    sql`WHERE item.project_id = ${projectId} AND item.id = ANY (ARRAY(${page})) ORDER BY ${ORDERS[query.sort]}`,
  );
  return pageOf(
    query,
    rows.map((row) => ({ id: `item-${row.id}`, items: [itemOf(row)] })),
    total,
    MAX_COUNTED,
  );
}

/** Stories with a text that waits and meets the filters; each with all of its texts that wait. */
async function listStories(
  db: Db,
  projectId: string,
  query: CrawledItemListQuery,
  where: RawBuilder<unknown>,
  itemOf: (row: ListedItemRow) => CrawledStory['items'][number],
): Promise<Page<CrawledStory>> {
  const isFiltered = filtersOf(query).length > 0;
  const matches = isFiltered
    ? sql`AND EXISTS (SELECT FROM crawled_items AS item WHERE item.story_id = story.id AND ${where})`
    : sql``;
  const from = sql`FROM crawled_stories AS story
    WHERE story.project_id = ${projectId} AND story.open_items > 0 ${matches}`;
  const order =
    query.sort === 'time' ? sql`story.newest_time, story.id` : sql`story.newest_time DESC, story.id DESC`;
  const { rows: stories } = await sql<{ id: string }>`
    SELECT story.id ${from} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`.execute(db);
  const total = await countRows(db, from);
  const ids = stories.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await listedItems(
          db,
          sql`WHERE item.project_id = ${projectId} AND item.story_id = ANY (${ids}::bigint[])
            AND item.review_view IN ('new', 'unlicensed') ORDER BY item.id`,
        );
  const byStory = Map.groupBy(rows, (row) => row.story_id);
  return pageOf(
    query,
    ids.map((id) => ({ id, items: bestFirst((byStory.get(id) ?? []).map(itemOf)) })),
    total,
    MAX_COUNTED,
  );
}

/** Licensed before unlicensed, then what was read best, then who was first. */
function bestFirst(items: CrawledStory['items']): CrawledStory['items'] {
  return items.toSorted(
    (one, two) =>
      Number(two.isLicensed) - Number(one.isLicensed) ||
      Math.round(two.parseScore / 10) - Math.round(one.parseScore / 10) ||
      timeOf(one) - timeOf(two) ||
      Number(one.id) - Number(two.id),
  );
}

const timeOf = ({ publishedTime, fetchedTime }: CrawledStory['items'][number]) =>
  Date.parse(publishedTime ?? fetchedTime);

type Counted = Readonly<Record<ReviewView | 'stories', number>>;

/** How many texts each tab holds, up to a thousand. */
export async function countReview(db: Db, projectId: string): Promise<Counted> {
  const ofView = (view: ReviewView) => sql<number>`(SELECT count(*)::int FROM (
    SELECT 1 FROM crawled_items AS item WHERE item.project_id = ${projectId} AND ${viewOf(view)}
    LIMIT ${MAX_COUNTED + 1}) AS bounded)`;
  const { rows } = await sql<Counted>`
    SELECT ${ofView('new')} AS new, ${ofView('accepted')} AS accepted, ${ofView('duplicate')} AS duplicate,
      ${ofView('failed')} AS failed, ${ofView('unlicensed')} AS unlicensed, ${ofView('rejected')} AS rejected,
      ${ofView('changed')} AS changed,
      (SELECT count(*)::int FROM (SELECT 1 FROM crawled_stories
        WHERE project_id = ${projectId} AND open_items > 0 LIMIT ${MAX_COUNTED + 1}) AS bounded) AS stories`.execute(
    db,
  );
  const [counted] = rows;
  if (counted === undefined) throw new Error('Counting gave no row.');
  return counted;
}

const LEAST_TIMED = 5;

interface Day {
  readonly lastRunTime: string | null;
  readonly decidedToday: number;
  readonly secondsEach: number | null;
}

/**
 * When anything was fetched last, and how a person gets on today: the time of one text by at least five of them. Pauses
 * of ten minutes do not count, nor does what was decided together.
 */
export async function dayOf(db: Db, projectId: string, userId: string, now: Date): Promise<Day> {
  const { rows } = await sql<{ last: Date | null; decided: number; seconds: number | null }>`
    SELECT
      (SELECT max(last_run_time) FROM parser_source_health WHERE project_id = ${projectId}) AS last,
      count(*)::int AS decided,
      CASE WHEN count(*) FILTER (WHERE gap BETWEEN 1 AND 600) >= ${LEAST_TIMED}
        THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY gap) FILTER (WHERE gap BETWEEN 1 AND 600)
      END AS seconds
    FROM (
      SELECT extract(epoch FROM review_time - lag(review_time) OVER (ORDER BY review_time))::float AS gap
      FROM crawled_items
      WHERE project_id = ${projectId} AND reviewer_id = ${userId}
        AND review_time >= date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')
          AT TIME ZONE 'Asia/Ho_Chi_Minh'
    ) AS decided`.execute(db);
  const [row] = rows;
  return {
    lastRunTime: row?.last?.toISOString() ?? null,
    decidedToday: row?.decided ?? 0,
    secondsEach: row?.seconds == null ? null : Math.round(row.seconds),
  };
}
