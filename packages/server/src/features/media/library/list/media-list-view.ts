import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import type { Db } from '#server/core/db/database.ts';
import { createKnownTotals } from '#server/core/db/known-totals.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { mediaRowOf } from '../../media-row.ts';
import { deepMediaPage, isDeep } from './deep-media-view.ts';
import { countMedia } from './media-count-view.ts';
import { isWholeView, mediaFilter } from './media-filter-view.ts';
import { mediaPageStatement, mediaTotalStatement } from './media-page-view.ts';
import { type ResolvedMediaQuery, resolveMediaQuery } from './resolved-media-query.ts';

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

/** A page without rows tells no stamp. */
async function totalAt(
  key: unknown,
  stamp: string | undefined,
  count: () => Promise<{ readonly found: number; readonly stamp: string }>,
): Promise<number> {
  return stamp === undefined ? (await count()).found : await knownTotals.total(key, stamp, count);
}

/** What decides which files are found. */
function filterKey(projectId: string, userId: string, query: ResolvedMediaQuery): unknown {
  const { page: _page, limit: _limit, sort: _sort, happy: _happy, ...filter } = query;
  return [projectId, query.view === 'mine' ? userId : '', filter];
}

/** The total where the page itself tells it: it is the last one, or the first and empty. */
function totalByPage(query: Pick<MediaListQuery, 'page' | 'limit'>, rows: number): number | undefined {
  if (rows === 0) return query.page === 1 ? 0 : undefined;
  return rows < query.limit ? offsetOf(query) + rows : undefined;
}
