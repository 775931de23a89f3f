import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Counted } from '#server/core/db/known-totals.ts';
import { postFilter } from './post-filter-view.ts';
import { changeCounterOf } from './post-page-view.ts';
import type { ResolvedQuery } from './resolved-query-view.ts';
import { type TextSearch, termsOfMonth } from './text-search-view.ts';

/** Who searches where for what: a tab that holds most posts, without filters. */
export interface Searching {
  readonly projectId: string;
  readonly actor: PostActor;
  readonly query: ResolvedQuery;
  readonly search: TextSearch;
}

/** The best matches in their order. */
export interface RankedMatches {
  readonly ids: readonly string[];
  /** There are no others. */
  readonly isAll: boolean;
}

/** Limits in a statement are of these sizes: so few texts are planned once, each for its size. */
const LIMITS = [20, 100, 1_000, EXACT_TOTAL];

/** The best `most` matches: by spelling, then the newest first. */
export async function rankedMatches(db: Db, searching: Searching, most: number): Promise<RankedMatches> {
  const { spellings, widest } = searching.search;
  const [whole, ...others] = spellings;
  const newest = async (terms: string) => {
    const { rows } = await newestMatchesStatement(searching, terms, most).execute(db);
    return rows.slice(0, most).map(({ id }) => id);
  };
  const best = new Set([...(await idMatch(db, searching)), ...(await newest(whole))]);
  if (best.size >= most) return { ids: [...best].slice(0, most), isAll: false };
  const all = new Set(await newest(widest));
  // Mostly a text is spelled in one way, and nothing is between the best spelling and the widest.
  if ([...all].some((id) => !best.has(id))) {
    for (const terms of others) for (const id of terms === widest ? all : await newest(terms)) best.add(id);
  }
  return { ids: [...best].slice(0, most), isAll: best.size < most };
}

/** Beside filters the posts of a rarer text are given by their ids. */
const NARROW = 2_000;

/**
 * The same search for a list with filters. The posts of a rare text are known by then; those of a frequent one are
 * soon met among the filtered ones.
 */
export async function narrowed(db: Db, projectId: string, search: TextSearch): Promise<TextSearch> {
  const { rows } = await candidatesStatement(projectId, search).execute(db);
  if (rows.length > NARROW) return search;
  const ids = [...rows.map(({ id }) => id), ...(search.id === undefined ? [] : [search.id])];
  return { ...search, matches: sql`posts.id = ANY (${ids}::bigint[])` };
}

/** How many posts match, up to `most`. */
export async function countMatches(db: Db, searching: Searching, most: number): Promise<Counted> {
  const { rows } = await matchCountStatement(searching, most).execute(db);
  const [counted] = rows;
  return { found: Number(counted?.found ?? 0), stamp: counted?.stamp ?? '' };
}

async function idMatch(db: Db, { projectId, actor, query, search }: Searching): Promise<string[]> {
  if (search.id === undefined) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT posts.id FROM posts WHERE ${postFilter(projectId, actor, query)} AND posts.id = ${search.id}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * The newest matches. The months come in descending order and so do the matches of each, hence no sort is above
 * them and the scan ends with the last row wanted. `post_search` has the columns that a tab asks of `posts`.
 */
export function newestMatchesStatement(
  { projectId, actor, query, search }: Searching,
  terms: string,
  most: number,
): RawBuilder<{ readonly id: string }> {
  const limit = sql.lit(LIMITS.find((size) => size >= most) ?? EXACT_TOTAL);
  return sql`
    SELECT found.post_id AS id FROM ${monthsOf(projectId)} CROSS JOIN LATERAL (
      SELECT posts.post_id FROM ${search.rows}
      WHERE ${inMonth(projectId, search, terms)} AND ${postFilter(projectId, actor, query)}
      ORDER BY posts.update_time DESC, posts.post_id DESC LIMIT ${limit}
    ) AS found LIMIT ${limit}`;
}

function matchCountStatement(
  { projectId, actor, query, search }: Searching,
  most: number,
): RawBuilder<{ readonly found: string; readonly stamp: string }> {
  const filter = postFilter(projectId, actor, query);
  const byId = sql`
    (SELECT count(*) FROM posts WHERE ${filter} AND posts.id = ${search.id ?? null} AND NOT ${search.holdsWords})`;
  return sql`
    SELECT count(*) ${search.id === undefined ? sql`` : sql`+ ${byId}`} AS found,
      ${changeCounterOf(projectId)} AS stamp
    FROM (
      SELECT FROM ${monthsOf(projectId)} CROSS JOIN LATERAL (
        SELECT FROM ${search.rows} WHERE ${inMonth(projectId, search, search.widest)} AND ${filter}
      ) AS found LIMIT ${sql.lit(most)}
    ) AS bounded`;
}

/** Posts outside the trash, whoever asks. */
function candidatesStatement(projectId: string, search: TextSearch): RawBuilder<{ readonly id: string }> {
  return sql`
    SELECT found.post_id AS id FROM ${monthsOf(projectId)} CROSS JOIN LATERAL (
      SELECT posts.post_id FROM ${search.rows}
      WHERE ${inMonth(projectId, search, search.widest)} AND posts.project_id = ${projectId}
    ) AS found LIMIT ${sql.lit(NARROW + 1)}`;
}

/** Rows of a search in one month of `monthsOf`. */
export function inMonth(projectId: string, { terms }: TextSearch, sought: string): RawBuilder<boolean> {
  return sql`${terms} @@ ${termsOfMonth(sought, projectId)}`;
}

/** From the newest month to the oldest. */
export function monthsOf(projectId: string): RawBuilder<unknown> {
  const endOf = (order: RawBuilder<unknown>) => sql`(
    SELECT post_search_month(update_time) FROM posts WHERE project_id = ${projectId} AND state <> 'TRASHED'
    ORDER BY ${order} LIMIT 1)`;
  return sql`generate_series(
    ${endOf(sql`update_time DESC, id DESC`)}, ${endOf(sql`update_time, id`)}, -1) AS months (month)`;
}
