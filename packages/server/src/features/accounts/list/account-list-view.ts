import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  ACCOUNT_VIEWS,
  type AccountCounts,
  type AccountListQuery,
  type AccountRow,
  type AccountView,
} from '@toasoan/contract/features/accounts/account.ts';
import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { plannedEachTime } from '#server/core/db/planned-each-time.ts';
import { wordMatch } from '#server/features/users/public.ts';
import type { AccountReferences } from '../references/account-references.ts';
import { ACCOUNT_COLUMNS, type AccountColumnsRow, accountRowOf, coverIdOf } from './account-row.ts';

const GIVEN_NAME = sql`split_part(users.name_sort, ' ', 1) COLLATE "vi-x-icu"`;
const SORTS = {
  name: sql`${GIVEN_NAME}, users.name_sort COLLATE "vi-x-icu", users.id`,
  '-name': sql`${GIVEN_NAME} DESC, users.name_sort COLLATE "vi-x-icu" DESC, users.id DESC`,
  updateTime: sql`users.update_time, users.id`,
  '-updateTime': sql`users.update_time DESC, users.id DESC`,
} as const satisfies Record<AccountListQuery['sort'], unknown>;

const NO_PICTURE = sql<boolean>`users.avatar_id IS NULL
  AND account_profiles.profile ->> 'coverId' IS NULL AND account_profiles.profile #>> '{gallery,0}' IS NULL`;

const VIEWS: Readonly<Record<AccountView, RawBuilder<boolean>>> = {
  all: sql<boolean>`true`,
  draft: sql<boolean>`account_profiles.state = 'DRAFT'`,
  published: sql<boolean>`account_profiles.state = 'PUBLISHED'`,
  unpublished: sql<boolean>`account_profiles.state = 'UNPUBLISHED'`,
  noPicture: NO_PICTURE,
  noSource: sql<boolean>`account_profiles.lacks @> '{source}'`,
  noCoordinates: sql<boolean>`account_profiles.lacks @> '{coordinates}'`,
  disabled: sql<boolean>`users.status = 'DISABLED'`,
};

/** Accounts with a profile that belong to the project. */
export function accountsIn(db: Db, projectId: string) {
  return db
    .selectFrom('users')
    .innerJoin('account_profiles', 'account_profiles.user_id', 'users.id')
    .select(ACCOUNT_COLUMNS)
    .where('users.deleted_time', 'is', null)
    .where('account_profiles.is_gone', '=', false)
    .where('users.id', 'in', membersOf(db, projectId));
}

/** Only these of the list. */
interface WithIds {
  readonly ids?: readonly string[] | undefined;
}

/** Conditions on the facts of the kind, and those that need the account itself. */
function conditionsOf(query: AccountListQuery & WithIds) {
  const { text = '', status, tick, type, provinceCode, isLinked, lacks = [] } = query;
  const ofProfile = [sql<boolean>`account_profiles.kind = ${query.kind}`];
  const ofUser: RawBuilder<boolean>[] = [];
  if (query.ids !== undefined) ofProfile.push(sql`account_profiles.user_id = ANY (${query.ids}::bigint[])`);
  (isOfUser(query.view) ? ofUser : ofProfile).push(VIEWS[query.view]);
  if (text !== '') ofUser.push(wordMatch(text));
  if (status !== undefined) ofUser.push(sql`users.status = ${status}`);
  if (tick !== undefined) ofUser.push(sql`users.tick = ${tick}`);
  if (type !== undefined) ofProfile.push(isOfType(query.kind, type));
  if (provinceCode !== undefined)
    ofProfile.push(sql`account_profiles.province_code = ANY (${provinceCode}::text[])`);
  if (isLinked !== undefined)
    ofProfile.push(sql`(account_profiles.linked_user_id IS NOT NULL) = ${isLinked}`);
  for (const gap of lacks)
    if (gap === 'picture') ofUser.push(NO_PICTURE);
    else ofProfile.push(sql`account_profiles.lacks @> ARRAY[${gap}]::text[]`);
  return { ofProfile, ofUser };
}

/** Of one of the types; among words, of one of them. */
function isOfType(kind: ProfileKind, types: readonly string[]): RawBuilder<boolean> {
  const { typeWords } = accountKind(kind);
  return typeWords === undefined
    ? sql<boolean>`account_profiles.kind_type = ANY (${types}::text[])`
    : sql<boolean>`account_profiles.profile -> ${sql.lit(typeWords)} ?| ${types}::text[]`;
}

function isOfUser(view: AccountView): boolean {
  return view === 'noPicture' || view === 'disabled';
}

/** From so many on, names are read in their order until the page is full. */
const MANY = 2_000;

/** Said in the query itself: without statistics the planner takes every filter for a rare one, and sorts them all. */
function isWalked({ sort }: AccountListQuery, { ofUser }: Conditions, total: number): boolean {
  return (sort === 'name' || sort === '-name') && ofUser.length === 0 && total > MANY;
}

/** The same rows as `accountsIn`; the project is asked for each, in the order of names. */
function walked(db: Db, projectId: string) {
  return db
    .selectFrom('users')
    .innerJoin('account_profiles', 'account_profiles.user_id', 'users.id')
    .select(ACCOUNT_COLUMNS)
    .where('users.deleted_time', 'is', null)
    .where('account_profiles.is_gone', '=', false)
    .where(
      sql<boolean>`(SELECT true FROM project_members WHERE project_id = ${projectId} AND user_id = users.id)`,
    );
}

/** A condition that no index is chosen for. */
function opaque(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`CASE WHEN ${condition} THEN true ELSE false END`;
}

/** A deleted account has no living profile, so that most filters are counted without reading the accounts. */
async function countMatching(db: Db, projectId: string, { ofProfile, ofUser }: Conditions): Promise<number> {
  if (ofUser.length > 0)
    return await countUpToBound(db, allOf(accountsIn(db, projectId), [...ofProfile, ...ofUser]));
  return await countUpToBound(db, allOf(profilesIn(db, projectId), ofProfile));
}

type Conditions = ReturnType<typeof conditionsOf>;

function profilesIn(db: Db, projectId: string) {
  return db
    .selectFrom('account_profiles')
    .select('user_id')
    .where('account_profiles.is_gone', '=', false)
    .where('account_profiles.user_id', 'in', membersOf(db, projectId));
}

function membersOf(db: Db, projectId: string) {
  return db.selectFrom('project_members').select('user_id').where('project_id', '=', projectId);
}

function allOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  conditions: readonly RawBuilder<boolean>[],
): SelectQueryBuilder<Tables, Table, Row> {
  return conditions.reduce((found, condition) => found.where(condition), query);
}

export async function listAccounts(
  db: Db,
  projectId: string,
  query: AccountListQuery & WithIds,
  references: readonly AccountReferences[],
): Promise<Page<AccountRow>> {
  const total = await countListed(db, projectId, query);
  return pageOf(query, await accountsOfPage(db, projectId, { query, total }, references), total);
}

/** How many accounts a list holds; it stops one above the number up to which totals are exact. */
export async function countListed(
  db: Db,
  projectId: string,
  query: AccountListQuery & WithIds,
): Promise<number> {
  return await countMatching(db, projectId, conditionsOf(query));
}

interface PageOfAccounts {
  readonly query: AccountListQuery & WithIds;
  /** Of `countListed`. */
  readonly total: number;
}

/** The accounts of one page, without counting the list again. */
export async function accountsOfPage(
  db: Db,
  projectId: string,
  { query, total }: PageOfAccounts,
  references: readonly AccountReferences[],
): Promise<AccountRow[]> {
  const conditions = conditionsOf(query);
  const found = isWalked(query, conditions, total)
    ? allOf(walked(db, projectId), conditions.ofProfile.map(opaque))
    : allOf(accountsIn(db, projectId), [...conditions.ofProfile, ...conditions.ofUser]);
  const page = found.orderBy(SORTS[query.sort]).limit(query.limit).offset(offsetOf(query));
  const rows = await plannedEachTime(db, page);
  const ids = rows.map(({ id }) => id);
  const posts = await postCountsOf(references, db, projectId, ids);
  const logins = await namesOfLogins(
    db,
    rows.flatMap(({ linked_user_id }) => linked_user_id ?? []),
  );
  const covers = await findCovers(db, rows);
  return rows.map((row) => {
    const name = row.linked_user_id === null ? undefined : logins.get(row.linked_user_id);
    return accountRowOf(row, {
      postCount: posts.get(row.id) ?? 0,
      linkedUser: name === undefined ? null : { userId: row.linked_user_id ?? '', name },
      cover: covers.get(row.id),
    });
  });
}

export async function postCountsOf(
  references: readonly AccountReferences[],
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const posts = references.find(({ entity }) => entity === 'post');
  return posts === undefined || ids.length === 0 ? new Map() : await posts.countsOf(db, projectId, ids);
}

/** Pictures in the place of avatars: the cover, or the first of the gallery. */
async function findCovers(db: Db, rows: readonly AccountColumnsRow[]): Promise<ReadonlyMap<string, string>> {
  const wanted = rows.flatMap((row) => {
    const mediaId = row.avatar_id === null ? coverIdOf(row) : undefined;
    return mediaId === undefined ? [] : [{ userId: row.id, mediaId }];
  });
  if (wanted.length === 0) return new Map();
  const found = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .where(
      'id',
      'in',
      wanted.map(({ mediaId }) => mediaId),
    )
    .where('state', '=', 'READY')
    .execute();
  const keys = new Map(found.map(({ id, key }) => [id, key]));
  return new Map(
    wanted.flatMap(({ userId, mediaId }) => {
      const key = keys.get(mediaId);
      return key === undefined ? [] : [[userId, key]];
    }),
  );
}

async function namesOfLogins(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'display_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}

export async function countAccounts(db: Db, projectId: string, kind: ProfileKind): Promise<AccountCounts> {
  const counted = await accountsIn(db, projectId)
    .where('account_profiles.kind', '=', kind)
    .clearSelect()
    .select(ACCOUNT_VIEWS.map((view) => sql<string>`count(*) FILTER (WHERE ${VIEWS[view]})`.as(view)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    Object.entries(counted).map(([name, count]) => [name, Number(count)]),
  ) as AccountCounts;
}
