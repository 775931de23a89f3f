import type { MediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import { type RawBuilder, sql } from 'kysely';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { offsetOf } from '#server/core/db/page.ts';
import { MEDIA_ROW_COLUMNS, type MediaRecord } from '../../media-row.ts';
import type { ResolvedMediaQuery } from './resolved-media-query-view.ts';

/** Descending orders mirror ascending ones, so that one index serves both; a file without a time is last in either. */
const ORDERS = {
  createTime: sql`media.create_time, media.id`,
  '-createTime': sql`media.create_time DESC, media.id DESC`,
  takenTime: sql`media.taken_time, media.id`,
  '-takenTime': sql`media.taken_time DESC NULLS LAST, media.id DESC`,
  fileName: sql`media.file_name COLLATE "vi-x-icu", media.id`,
  '-fileName': sql`media.file_name COLLATE "vi-x-icu" DESC, media.id DESC`,
  sizeBytes: sql`media.size_bytes, media.id`,
  '-sizeBytes': sql`media.size_bytes DESC, media.id DESC`,
  '-updateTime': sql`media.update_time DESC, media.id DESC`,
} as const satisfies Record<MediaListQuery['sort'], unknown>;

type MediaPageRow = Pick<MediaRecord, (typeof MEDIA_ROW_COLUMNS)[number]> & { readonly stamp: string };

const LEAST_FOUND = 1_000;

const COLUMNS = sql.join(MEDIA_ROW_COLUMNS.map((column) => sql.ref(`media.${column}`)));

/**
 * A page in one of the orders of the list. The inner query reads only an index; the columns are read for the rows
 * of the page alone.
 */
export function mediaPageStatement(
  projectId: string,
  filter: RawBuilder<boolean>,
  query: ResolvedMediaQuery,
): RawBuilder<MediaPageRow> {
  const order = ORDERS[query.sort];
  const offset = offsetOf(query);
  // A search requests more than it shows: then a rare word is found by its index, not by a scan of all files.
  const rest = sql`LIMIT ${sql.lit(query.limit)} OFFSET ${sql.lit(offset)}`;
  const more = sql`LIMIT ${sql.lit(Math.max(offset + query.limit, LEAST_FOUND))}`;
  const [inner, outer] = query.text === undefined ? [rest, sql``] : [more, rest];
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    WITH found AS MATERIALIZED (
      SELECT media.id FROM media WHERE ${filter} ORDER BY ${order} ${inner}
    )
    SELECT ${changeCounterOf(projectId)} AS stamp, ${COLUMNS}
    FROM (SELECT id FROM found ${outer}) AS page
    JOIN media ON media.project_id = ${projectId} AND media.id = page.id
    ORDER BY ${order}`;
}

/** Up to `most` ids of a filter, in order: `{1,2,3}`. */
export function mediaOrderStatement(
  projectId: string,
  filter: RawBuilder<boolean>,
  { sort }: ResolvedMediaQuery,
  most: number,
): RawBuilder<{ readonly ids: string; readonly stamp: string }> {
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${changeCounterOf(projectId)} AS stamp, ARRAY(
      SELECT media.id FROM media WHERE ${filter} ORDER BY ${ORDERS[sort]} LIMIT ${sql.lit(most)}
    )::text AS ids`;
}

/** Files whose ids and order are known. */
export function mediaByIdStatement(projectId: string, ids: readonly string[]): RawBuilder<MediaPageRow> {
  return sql`
    SELECT ${changeCounterOf(projectId)} AS stamp, ${COLUMNS}
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS page (id, place)
    JOIN media ON media.project_id = ${projectId} AND media.id = page.id
    ORDER BY page.place`;
}

/** Counts the rows of a filter, at most `most`. */
export function mediaTotalStatement(
  projectId: string,
  filter: RawBuilder<boolean>,
  most: number,
): RawBuilder<{ readonly found: string; readonly stamp: string }> {
  return sql`${sql.raw(PLANNED_EACH_TIME)}
    SELECT count(*) AS found, ${changeCounterOf(projectId)} AS stamp FROM (SELECT FROM media WHERE ${filter} LIMIT ${sql.lit(most)}) AS bounded`;
}

/** Changes whenever anything the project's files can be filtered by changes. */
function changeCounterOf(projectId: string): RawBuilder<string> {
  return sql`(SELECT coalesce(sum(stamp), 0) FROM media_stamps WHERE project_id = ${projectId})`;
}
