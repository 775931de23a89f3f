import {
  NAMED_ACCOUNTS_FIELDS,
  type NamedAccountsField,
} from '@toasoan/contract/features/posts/named/named-accounts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { carriedList, givenBackList, type Replacement } from '#server/features/accounts/public.ts';
import { facet } from '../editing/post-facets.ts';

type Where = 'details' | 'pending';

/** One list of a post, or of its waiting changes, in which an account was carried, before and after. */
export interface CarriedList {
  readonly post: string;
  readonly where: Where;
  readonly field: NamedAccountsField;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type Lists = Partial<Readonly<Record<NamedAccountsField, readonly string[]>>>;

interface NamingRow {
  readonly id: string;
  readonly details: Lists;
  readonly pending: Lists | null;
}

/** Each list that names the one names the other from now on, once. */
export async function carryNames(
  db: Db,
  projectId: string,
  replacement: Replacement,
): Promise<readonly CarriedList[]> {
  const { fromId } = replacement;
  const rows = await naming(db, projectId, { userId: fromId });
  const carried = rows.flatMap((row) =>
    listsOf(row)
      .filter(({ ids }) => ids.includes(fromId))
      .map(({ where, field, ids }): CarriedList => {
        const after = carriedList(ids, replacement);
        return { post: row.id, where, field, before: ids, after };
      }),
  );
  await writeLists(
    db,
    projectId,
    carried.map(({ after, ...list }) => ({ ...list, ids: after })),
  );
  return carried;
}

/** The lists as they were; edited since, at least the account in its place, unless both were there before. */
export async function giveNamesBack(
  db: Db,
  projectId: string,
  replacement: Replacement,
  carried: readonly CarriedList[],
): Promise<void> {
  if (carried.length === 0) return;
  const rows = await naming(db, projectId, { posts: carried.map(({ post }) => post) });
  const lists = carried.flatMap((list) => {
    const row = rows.find(({ id }) => id === list.post);
    const now = row?.[list.where]?.[list.field];
    return now === undefined ? [] : [{ ...list, ids: givenBackList(now, list, replacement) }];
  });
  await writeLists(db, projectId, lists);
}

function listsOf({ details, pending }: NamingRow) {
  const of = (where: Where, lists: Lists) =>
    NAMED_ACCOUNTS_FIELDS.map((field) => ({ where, field, ids: lists[field] ?? [] }));
  return [...of('details', details), ...of('pending', pending ?? {})];
}

/** Posts by an account that they are about, or by their ids; held. */
async function naming(
  db: Db,
  projectId: string,
  { userId = '', posts = [] }: { readonly userId?: string; readonly posts?: readonly string[] },
): Promise<readonly NamingRow[]> {
  const isIn = (lists: RawBuilder<unknown>) =>
    sql.join(
      NAMED_ACCOUNTS_FIELDS.map((field) => sql`${lists} -> ${sql.lit(field)} ? ${userId}`),
      sql` OR `,
    );
  const { rows } = await sql<NamingRow>`
    SELECT id::text, details, pending FROM posts
    WHERE project_id = ${projectId} AND (
      facets @> ARRAY[${facet(projectId, 'account', userId)}]::text[] AND (${isIn(sql`details`)})
      OR id = ANY (${posts}::bigint[])
      OR facets @> ARRAY[${facet(projectId, 'mark', 'pending')}]::text[] AND (${isIn(sql`pending`)}))
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
  return rows;
}

interface Written extends Pick<CarriedList, 'post' | 'where' | 'field'> {
  readonly ids: readonly string[];
}

async function writeLists(db: Db, projectId: string, lists: readonly Written[]): Promise<void> {
  if (lists.length === 0) return;
  const posts = [...new Set(lists.map(({ post }) => post))];
  const changeOf = (post: string, where: Where) => {
    const own = lists.filter((list) => list.post === post && list.where === where);
    return JSON.stringify(Object.fromEntries(own.map(({ field, ids }) => [field, ids])));
  };
  const details = sql`posts.details || change.details::jsonb`;
  await sql`
    UPDATE posts SET details = ${details}, pending = posts.pending || change.pending::jsonb,
      facets = ${withAccountFacets(projectId, sql`posts.authors`, details)}
    FROM unnest(
      ${posts}::bigint[],
      ${posts.map((post) => changeOf(post, 'details'))}::text[],
      ${posts.map((post) => changeOf(post, 'pending'))}::text[]
    ) AS change (post, details, pending)
    WHERE posts.project_id = ${projectId} AND posts.id = change.post`.execute(db);
}

/** The facets of a post, those of accounts by the byline and the details given. */
export function withAccountFacets(
  projectId: string,
  authors: RawBuilder<unknown>,
  details: RawBuilder<unknown>,
): RawBuilder<string[]> {
  const of = facet(projectId, 'account', '');
  const named = sql.join(
    NAMED_ACCOUNTS_FIELDS.map((field) => sql`coalesce((${details}) -> ${sql.lit(field)}, '[]')`),
    sql` || `,
  );
  return sql`(
    SELECT array_agg(one) FROM (
      SELECT one FROM unnest(posts.facets) AS one WHERE one NOT LIKE ${`${of}%`}
      UNION
      SELECT ${of} || (byline ->> 'accountId') FROM jsonb_array_elements(${authors}) AS byline
      WHERE byline ? 'accountId'
      UNION
      SELECT ${of} || named.account FROM jsonb_array_elements_text(${named}) AS named (account)
    ) AS facets
  )`;
}
