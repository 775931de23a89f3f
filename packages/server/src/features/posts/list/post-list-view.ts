import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
import { seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { createKnownOrders } from '#server/core/db/known-orders.ts';
import { createKnownPlaces, type Start } from '#server/core/db/known-places.ts';
import { createKnownTotals } from '#server/core/db/known-totals.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { passagesOf } from '../search/passage-view.ts';
import { countPosts } from './post-count-view.ts';
import { isWholeView } from './post-filter-view.ts';
import { type PostListRow, postRowOf } from './post-list-row.ts';
import {
  DEEP,
  hasKey,
  orderStatement,
  pageIdsStatement,
  postCountStatement,
  postPageStatement,
  postsByIdStatement,
  rankedPageStatement,
  rankedWindow,
} from './post-page-view.ts';
import { countMatches, narrowed, rankedMatches, type Searching } from './ranked-matches-view.ts';
import { type ResolvedQuery, resolveQuery } from './resolved-query-view.ts';
import { searchOf, type TextSearch } from './text-search-view.ts';

const knownPlaces = createKnownPlaces();
const knownOrders = createKnownOrders();
/** Single pages of filters, each some hundred bytes. */
const knownPages = createKnownOrders(1_000);
const knownTotals = createKnownTotals(() => performance.now());
/** The matches of a tab are counted up to here: nobody turns to page 50 of them. */
const MOST_MATCHES = 1_000;
const knownMatches = createKnownTotals(() => performance.now(), MOST_MATCHES);

/** The posts of a tab that the person may know of, filtered, searched, in order. */
export async function listPosts(
  db: Db,
  projectId: string,
  actor: PostActor,
  asked: PostListQuery,
): Promise<Page<PostRowInWork>> {
  const query = await resolveQuery(db, projectId, asked);
  const page = await pageOfPosts(db, projectId, actor, query);
  if (query.text === undefined || !query.inBodies) return page;
  const ids = page.items.map(({ id }) => id);
  const passages = await passagesOf(db, projectId, ids, query.text);
  return { ...page, items: page.items.map((item) => ({ ...item, passage: passages.get(item.id) })) };
}

async function pageOfPosts(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
): Promise<Page<PostRowInWork>> {
  if (isWholeView(query)) return await listView(db, projectId, actor, query);
  const found = searchOf(query);
  if (query.text !== undefined && found === undefined) return pageOf(query, [], 0);
  if (found !== undefined && isFoundByMonth(query))
    return await listMatches(db, { projectId, actor, query, search: found });
  const search = found && query.view !== 'TRASHED' ? await narrowed(db, projectId, found) : found;
  if (search !== undefined && isRanked(query)) return await listRanked(db, projectId, actor, query, search);
  if (isDeep(query)) return await listDeep(db, projectId, actor, query, search);
  const rows = await filteredPage(db, projectId, actor, query, search);
  const known = totalByPage(query, rows.length);
  const total =
    known ?? (await totalOfMatches(db, projectId, actor, { query, search, stamp: rows[0]?.stamp }));
  return pageOf(query, rows.map(postRowOf), total);
}

/** A whole tab: its exact total comes with the page. */
async function listView(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
): Promise<Page<PostRowInWork>> {
  const rows = await rowsOfView(db, projectId, actor, query);
  const counted =
    rows[0]?.total ?? (query.page === 1 ? 0 : (await countPosts(db, projectId, actor))[query.view]);
  return { items: rows.map(postRowOf), total: Number(counted), page: query.page, limit: query.limit };
}

/** Deep pages start at the nearest one read since the last change. */
async function rowsOfView(db: Db, projectId: string, actor: PostActor, query: ResolvedQuery) {
  const from = offsetOf(query);
  const read = async (start: Start) => {
    const { rows } = await postPageStatement(projectId, actor, query, undefined, start).execute(db);
    return { rows, first: rows[0]?.id, stamp: rows[0]?.stamp ?? '' };
  };
  if (from < DEEP || !hasKey(query.sort)) return (await read({ id: undefined, skip: from })).rows;
  return (await knownPlaces.page([filterKey(projectId, actor, query), query.sort], from, read)).rows;
}

/** The best matches of a whole tab. */
async function listMatches(db: Db, searching: Searching): Promise<Page<PostRowInWork>> {
  const { projectId, actor, query } = searching;
  const from = offsetOf(query);
  const { ids, isAll } = await rankedMatches(db, searching, from + query.limit);
  const { rows } = await postsByIdStatement(projectId, ids.slice(from)).execute(db);
  const count = async () => await countMatches(db, searching, MOST_MATCHES + 1);
  const stamp = rows[0]?.stamp;
  const counted = async () =>
    stamp === undefined
      ? (await count()).found
      : await knownMatches.total(filterKey(projectId, actor, query), stamp, count);
  return pageOf(query, rows.map(postRowOf), isAll ? ids.length : await counted(), MOST_MATCHES);
}

async function listRanked(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch,
): Promise<Page<PostRowInWork>> {
  const { rows } = await rankedPageStatement(projectId, actor, query, search).execute(db);
  const found = Number(rows[0]?.found ?? 0);
  const isAll = rows.length > 0 ? found < rankedWindow(query.limit) : query.page === 1;
  const total = isAll
    ? found
    : await totalOfMatches(db, projectId, actor, { query, search, stamp: rows[0]?.stamp });
  return pageOf(query, rows.map(postRowOf), total);
}

/**
 * A page of a filter: its ids by a statement that is planned for its values and reads no column, the rows by one that
 * keeps its plan. While no post changes, the ids are known.
 */
async function filteredPage(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
): Promise<readonly FoundRow[]> {
  const { page, limit, sort } = query;
  const { rows } = await knownPages.page(
    [filterKey(projectId, actor, query), sort, page, limit],
    [0, limit],
    async () => {
      const { rows: found } = await pageIdsStatement(projectId, actor, query, search).execute(db);
      return { ids: found[0]?.ids ?? [], stamp: found[0]?.stamp ?? '' };
    },
    async (ids) => {
      const { rows: read } = await postsByIdStatement(projectId, ids, actor).execute(db);
      return { rows: read, stamp: read[0]?.stamp ?? '' };
    },
  );
  return rows;
}

/** A deep page, cut from the ids of the filter. */
async function listDeep(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: ResolvedQuery,
  search: TextSearch | undefined,
): Promise<Page<PostRowInWork>> {
  const from = offsetOf(query);
  const page = await knownOrders.page(
    [filterKey(projectId, actor, query), query.sort],
    [from, from + query.limit],
    async () => {
      const { rows } = await orderStatement(projectId, actor, query, search).execute(db);
      const ids = (rows[0]?.ids ?? '{}').slice(1, -1);
      return { ids: ids === '' ? [] : ids.split(','), stamp: rows[0]?.stamp ?? '' };
    },
    async (ids, total) => {
      const { rows } = await postsByIdStatement(projectId, ids).execute(db);
      // Nothing on the page: the cached value may be old.
      return { rows, total, stamp: rows[0]?.stamp ?? '' };
    },
  );
  return pageOf(query, page.rows.map(postRowOf), page.total);
}

/** Skipping to it would cost more than finding all ids; rows beyond the limit of totals are skipped to. */
function isDeep(query: ResolvedQuery): boolean {
  const from = offsetOf(query);
  return from >= DEEP && from + query.limit <= EXACT_TOTAL;
}

/** The index of words answers alone: the tab holds most posts, and nothing else is asked. */
function isFoundByMonth({ text: _text, ...query }: ResolvedQuery): boolean {
  const isMost = query.view === 'all' || query.view === 'PUBLISHED';
  return isMost && query.sort === undefined && isWholeView(query) && offsetOf(query) < EXACT_TOTAL;
}

/** Best spelling first, within the ranked pages and unless another order is requested. */
function isRanked(query: ResolvedQuery): boolean {
  return query.sort === undefined && offsetOf(query) < rankedWindow(query.limit);
}

/** The total, if the page itself shows it: it is the last one, or the first and empty. */
function totalByPage(query: ResolvedQuery, rows: number): number | undefined {
  if (rows === 0) return query.page === 1 ? 0 : undefined;
  return rows < query.limit ? offsetOf(query) + rows : undefined;
}

type FoundRow = PostListRow & { readonly stamp: string };

interface Matches {
  readonly query: ResolvedQuery;
  readonly search: TextSearch | undefined;
  /** The posts of the page; absent where it was empty. */
  readonly stamp: string | null | undefined;
}

async function totalOfMatches(
  db: Db,
  projectId: string,
  actor: PostActor,
  { query, search, stamp }: Matches,
): Promise<number> {
  const count = async () => {
    const { rows } = await postCountStatement(projectId, actor, query, search).execute(db);
    return { found: Number(rows[0]?.found ?? 0), stamp: rows[0]?.stamp ?? '' };
  };
  if (!stamp) return (await count()).found;
  return await knownTotals.total(filterKey(projectId, actor, query), stamp, count);
}

/** The part of a query that decides which posts are found. */
function filterKey(projectId: string, actor: PostActor, query: ResolvedQuery): unknown {
  const { page: _page, limit: _limit, sort: _sort, happy: _happy, ...filter } = query;
  return [projectId, isPersonal(query) || !seesEveryPost(actor) ? actor : '', filter];
}

/** Each person sees another result. */
function isPersonal({ view, assignee }: ResolvedQuery): boolean {
  return view === 'mine' || view === 'waiting' || (assignee?.includes('me') ?? false);
}
