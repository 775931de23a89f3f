import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PostListQuery, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { type PostActor, seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { createCappedTotals } from './capped-totals.ts';
import { countPosts } from './post-count-view.ts';
import { isWholeView } from './post-filter-view.ts';
import { postRowOf } from './post-list-row.ts';
import {
  postCountStatement,
  postPageStatement,
  rankedPageStatement,
  rankedWindow,
} from './post-page-view.ts';
import { type TextSearch, textSearch } from './text-search-view.ts';

const cappedTotals = createCappedTotals(() => performance.now());

/** The posts of a tab that the person may know of, filtered, searched, in order. */
export async function listPosts(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: PostListQuery,
): Promise<Page<PostRow>> {
  if (isWholeView(query)) return await listView(db, projectId, actor, query);
  const search = query.text === undefined ? undefined : textSearch(projectId, query.text);
  if (query.text !== undefined && search === undefined) return pageOf(query, [], 0);
  if (search !== undefined && isRanked(query)) return await listRanked(db, projectId, actor, query, search);
  const { rows } = await postPageStatement(projectId, actor, query, search).execute(db);
  const known = totalByPage(query, rows.length);
  const total = known ?? (await countMatches(db, projectId, actor, query, search));
  return pageOf(query, rows.map(postRowOf), total);
}

/** A whole tab: its exact total comes with the page. */
async function listView(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: PostListQuery,
): Promise<Page<PostRow>> {
  const { rows } = await postPageStatement(projectId, actor, query, undefined).execute(db);
  const counted =
    rows[0]?.total ?? (query.page === 1 ? 0 : (await countPosts(db, projectId, actor))[query.view]);
  return { items: rows.map(postRowOf), total: Number(counted), page: query.page, limit: query.limit };
}

async function listRanked(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: PostListQuery,
  search: TextSearch,
): Promise<Page<PostRow>> {
  const { rows } = await rankedPageStatement(projectId, actor, query, search).execute(db);
  const found = Number(rows[0]?.found ?? 0);
  const isAll = rows.length > 0 ? found < rankedWindow(query.limit) : query.page === 1;
  const total = isAll ? found : await countMatches(db, projectId, actor, query, search);
  return pageOf(query, rows.map(postRowOf), total);
}

/** Best spelling first, as far as the ranked pages go and unless another order is asked for. */
function isRanked(query: PostListQuery): boolean {
  return query.sort === undefined && offsetOf(query) < rankedWindow(query.limit);
}

/** The total where the page itself tells it: it is the last one, or the first and empty. */
function totalByPage(query: PostListQuery, rows: number): number | undefined {
  if (rows === 0) return query.page === 1 ? 0 : undefined;
  return rows < query.limit ? offsetOf(query) + rows : undefined;
}

async function countMatches(
  db: Db,
  projectId: string,
  actor: PostActor,
  query: PostListQuery,
  search: TextSearch | undefined,
): Promise<number> {
  const { page: _page, limit: _limit, sort: _sort, happy: _happy, ...filter } = query;
  const seenBy = seesEveryPost(actor) && query.view !== 'mine' ? '' : actor.userId;
  return await cappedTotals.total([projectId, seenBy, filter], async () => {
    const { rows } = await postCountStatement(projectId, actor, query, search).execute(db);
    return Number(rows[0]?.found ?? 0);
  });
}
