import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { createKnownOrders } from '#server/core/db/known-orders.ts';
import { createKnownTotals } from '#server/core/db/known-totals.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { mediaRowOf } from '../../media-row.ts';
import { countMedia } from './media-count-view.ts';
import { isWholeView, mediaFilter } from './media-filter-view.ts';
import {
  mediaByIdStatement,
  mediaOrderStatement,
  mediaPageStatement,
  mediaTotalStatement,
} from './media-page-view.ts';
import { type ResolvedMediaQuery, resolveMediaQuery } from './resolved-media-query-view.ts';

/** From this offset on a page is cut from the cached ids of its filter. */
const DEEP = 1_000;

/** Rows beyond this are skipped to; 40 lists of them take 16 MB. */
const MOST_IDS = 50_000;

const knownOrders = createKnownOrders();

interface DeepPage {
  /** The part of a query that decides which files are found. */
  readonly key: unknown;
  readonly filter: RawBuilder<boolean>;
  readonly query: ResolvedMediaQuery;
}

const knownTotals = createKnownTotals(() => performance.now());

/** The files of a tab, filtered, searched, in order. */
export async function listMedia(
  db: Db,
  projectId: string,
  userId: string,
  asked: MediaListQuery,
  now: Date,
): Promise<Page<MediaRow>> {
  const query = await resolveMediaQuery(db, projectId, asked, now);
  const filter = mediaFilter(projectId, userId, query);
  if (filter === undefined) return pageOf(query, [], 0);
  const key = filterKey(projectId, userId, query);
  const rows = isDeep(query)
    ? await deepMediaPage(db, projectId, { key, filter, query })
    : (await mediaPageStatement(projectId, filter, query).execute(db)).rows;
  const items = rows.map(mediaRowOf);
  const reported = totalByPage(query, rows.length);
  if (isWholeView(query)) {
    const total = reported ?? (await countMedia(db, projectId, userId, now))[query.view];
    return { items, total, page: query.page, limit: query.limit };
  }
  const count = async () => {
    const { rows: counted } = await mediaTotalStatement(projectId, filter, EXACT_TOTAL + 1).execute(db);
    return { found: Number(counted[0]?.found ?? 0), stamp: counted[0]?.stamp ?? '' };
  };
  const total = reported ?? (await totalAt(key, rows[0]?.stamp, count));
  return pageOf(query, items, total);
}

/** A page without rows has no change counter. */
async function totalAt(
  key: unknown,
  stamp: string | undefined,
  count: () => Promise<{ readonly found: number; readonly stamp: string }>,
): Promise<number> {
  return stamp === undefined ? (await count()).found : await knownTotals.total(key, stamp, count);
}

/** The part of a query that decides which files are found. */
function filterKey(projectId: string, userId: string, query: ResolvedMediaQuery): unknown {
  const { page: _page, limit: _limit, sort: _sort, happy: _happy, ...filter } = query;
  return [projectId, query.view === 'mine' ? userId : '', filter];
}

/** The total, if the page itself shows it: it is the last one, or the first and empty. */
function totalByPage(query: Pick<MediaListQuery, 'page' | 'limit'>, rows: number): number | undefined {
  if (rows === 0) return query.page === 1 ? 0 : undefined;
  return rows < query.limit ? offsetOf(query) + rows : undefined;
}

/** Skipping to it would cost more than finding all ids. */
function isDeep(query: ResolvedMediaQuery): boolean {
  const from = offsetOf(query);
  return from >= DEEP && from + query.limit <= MOST_IDS;
}

/** The rows of a deep page. */
async function deepMediaPage(db: Db, projectId: string, { key, filter, query }: DeepPage) {
  const from = offsetOf(query);
  const { rows } = await knownOrders.page(
    [key, query.sort],
    [from, from + query.limit],
    async () => {
      const found = (await mediaOrderStatement(projectId, filter, query, MOST_IDS).execute(db)).rows[0];
      const ids = (found?.ids ?? '{}').slice(1, -1);
      return { ids: ids === '' ? [] : ids.split(','), stamp: found?.stamp ?? '' };
    },
    async (ids) => {
      const { rows: page } = await mediaByIdStatement(projectId, ids).execute(db);
      // Nothing on the page: the cached value may be old.
      return { rows: page, stamp: page[0]?.stamp ?? '' };
    },
  );
  return rows;
}
