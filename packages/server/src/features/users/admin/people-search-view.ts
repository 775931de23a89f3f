import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PeopleSearchQuery, PickedPerson } from '@toasoan/contract/features/users/people-search.ts';
import { type RawBuilder, sql } from 'kysely';
import { findMembersWho, IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { avatarOf } from '../avatar-store.ts';
import type { ProfileKeeper } from '../profile-keeper.ts';
import { keyOfName, searchWords } from '../user-search-text.ts';
import { wordQuery } from '../word-match-store.ts';
import type { UserRow } from './user-row.ts';

/** A picker shows ten: what lies far behind is found by another letter, and counting it takes longer than finding. */
const COUNTED = 200;

type FoundRow = Pick<UserRow, 'id' | 'display_name' | 'hides_name' | 'avatar_key' | 'account_type'>;

const COLUMNS = sql`users.id, users.display_name, users.hides_name, users.avatar_key, users.account_type`;
/** The given name is compared alone first, as in the list of users. */
const BY_GIVEN_NAME = sql`split_part(users.name_sort, ' ', 1) COLLATE "vi-x-icu",
  users.name_sort COLLATE "vi-x-icu", users.id`;

const NAME_KEY = sql<string>`users.name_key`;
const ALIAS = sql<string>`users.alias_text`;
const GIVEN_KEY = sql<string>`split_part(users.name_key, ' ', -1)`;

interface Asked {
  readonly db: Db;
  /** Everything but the words and the project. */
  readonly among: RawBuilder<boolean>;
  /** The same, for the index of kinds. */
  readonly ofKind: RawBuilder<boolean>;
  readonly projectId: string;
  readonly words: Words | undefined;
  /** So many from the first are needed. */
  readonly end: number;
}

interface Words {
  readonly query: string;
  readonly isOne: boolean;
  /** The text begins the name, or another name. */
  readonly beginsName: RawBuilder<boolean>;
  readonly beginsAlias: RawBuilder<boolean>;
  readonly begins: RawBuilder<boolean>;
  /** Its last word begins the given name: Vietnamese names end with it. */
  readonly beginsGiven: RawBuilder<boolean>;
}

/**
 * Enabled members of the project by name, pen name, old name and username: anybody may ask. On top are those whose
 * name begins as the text does, by its letters, so that the same name is the first; then those whose given name does;
 * then the others by given name. Up to 200 are found by their words and sorted. More are not read: indexes that have
 * the order already are walked until the page is full, whatever the statistics of the planner say.
 */
export async function searchPeople(
  db: Db,
  projectId: string,
  query: PeopleSearchQuery,
  { penNamesOf }: Pick<ProfileKeeper, 'penNamesOf'>,
): Promise<Page<PickedPerson>> {
  const { text = '' } = query;
  const offset = offsetOf(query);
  const words = wordsOfText(text);
  if (text !== '' && words === undefined) return pageOf(query, [], 0);
  const end = offset + query.limit;
  const asked = { db, ...(await amongOf(db, projectId, query)), projectId, words, end };
  const ids = await findIds(asked);
  const rows = ids.length > COUNTED ? await walk(asked) : await sortFew(asked, ids);
  const items = await pickedOf(db, rows.slice(offset, end), penNamesOf);
  return pageOf(query, items, ids.length, COUNTED);
}

function wordsOfText(text: string): Words | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const start = keyOfName(text);
  const last = start.split(' ').at(-1) ?? '';
  const from = (column: RawBuilder<string>, value: string) =>
    sql<boolean>`(${column} COLLATE "C" >= ${value} AND ${column} COLLATE "C" < ${`${value}\u{10FFFF}`})`;
  const beginsName = from(NAME_KEY, start);
  const beginsAlias = from(ALIAS, start);
  return {
    query: wordQuery(words),
    isOne: words.length === 1,
    beginsName,
    beginsAlias,
    begins: sql<boolean>`(${beginsName} OR ${beginsAlias})`,
    beginsGiven: from(GIVEN_KEY, last),
  };
}

async function amongOf(
  db: Db,
  projectId: string,
  { may, accountType }: PeopleSearchQuery,
): Promise<Pick<Asked, 'among' | 'ofKind'>> {
  const people = may && (await findMembersWho(db, projectId, may));
  const among = (isOfKind: RawBuilder<unknown>) => sql<boolean>`${IS_STILL_HERE}
    ${people === undefined ? sql`` : sql`AND users.id = ANY (${people}::bigint[])`}
    ${accountType === undefined ? sql`` : sql`AND ${isOfKind}`}`;
  const isOfKind = sql`users.account_type = ANY (${accountType}::text[])`;
  // Wrapped, it is no reason to take the index of kinds instead of one that has the words or the order; and the planner
  // takes it for true of every second row, so that it expects to find a page soon and keeps the order of an index.
  return { among: among(sql`coalesce(${isOfKind}, false)`), ofKind: among(isOfKind) };
}

/** One more than are counted at most. */
async function findIds(asked: Asked): Promise<readonly string[]> {
  const { words } = asked;
  // A letter or two begin so many words that their index takes long; then enough names begin with them, too.
  const begun = words?.isOne ? await findBeginnings(asked, words) : [];
  return begun.length > COUNTED ? begun : await findMatches(asked);
}

async function findBeginnings({ db, among, projectId }: Asked, words: Words): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT users.id FROM users WHERE ${among} AND ${words.beginsName} AND ${isMember(projectId)}
    ORDER BY ${NAME_KEY} COLLATE "C" LIMIT ${COUNTED + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

async function findMatches({ db, among, ofKind, projectId, words }: Asked): Promise<readonly string[]> {
  const match = words === undefined ? sql`` : sql`AND users.name_terms @@ ${words.query}::tsquery`;
  const { rows } = await sql<{ id: string }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT users.id FROM users WHERE ${words === undefined ? ofKind : among} ${match}
      AND users.id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId})
    LIMIT ${COUNTED + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

async function sortFew({ db, words, end }: Asked, ids: readonly string[]): Promise<readonly FoundRow[]> {
  const first =
    words === undefined
      ? sql``
      : sql`${words.begins} DESC,
          CASE WHEN ${words.beginsAlias} THEN ${ALIAS} WHEN ${words.beginsName} THEN ${NAME_KEY} END COLLATE "C",
          CASE WHEN ${words.begins} THEN users.id END,
          ${words.beginsGiven} DESC, CASE WHEN ${words.beginsGiven} THEN ${GIVEN_KEY} END COLLATE "C",`;
  const { rows } = await sql<FoundRow>`
    SELECT ${COLUMNS} FROM users WHERE users.id = ANY (${ids}::bigint[])
    ORDER BY ${first} ${BY_GIVEN_NAME} LIMIT ${end}`.execute(db);
  return rows;
}

/** The same order, from the indexes. */
async function walk(asked: Asked): Promise<readonly FoundRow[]> {
  const { words, end } = asked;
  if (words === undefined) return await walkRows(asked, sql`true`, BY_GIVEN_NAME, end);
  const rows = [...(await walkBeginnings(asked, words))];
  // Written as a function, the match is no reason to leave the order of the index.
  const others = sql`ts_match_vq(users.name_terms, ${words.query}::tsquery) AND NOT ${words.begins}`;
  const given = sql`${others} AND ${words.beginsGiven}`;
  const byGivenKey = sql`${GIVEN_KEY} COLLATE "C", ${BY_GIVEN_NAME}`;
  if (rows.length < end) rows.push(...(await walkRows(asked, given, byGivenKey, end - rows.length)));
  const rest = sql`${others} AND NOT ${words.beginsGiven}`;
  if (rows.length < end) rows.push(...(await walkRows(asked, rest, BY_GIVEN_NAME, end - rows.length)));
  return rows;
}

async function walkRows(
  { db, among, projectId }: Asked,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${COLUMNS} FROM users WHERE ${among} AND ${which} AND ${isMember(projectId)}
    ORDER BY ${order} LIMIT ${limit}`.execute(db);
  return rows;
}

async function walkBeginnings(
  { db, among, projectId, end }: Asked,
  { beginsName, beginsAlias }: Words,
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${COLUMNS} FROM (
      (SELECT users.id, ${ALIAS} AS begun FROM users
        WHERE ${among} AND ${ALIAS} <> '' AND ${beginsAlias} AND ${isMember(projectId)}
        ORDER BY ${ALIAS} COLLATE "C", users.id LIMIT ${end})
      UNION ALL
      (SELECT users.id, ${NAME_KEY} AS begun FROM users
        WHERE ${among} AND ${beginsName} AND NOT ${beginsAlias} AND ${isMember(projectId)}
        ORDER BY ${NAME_KEY} COLLATE "C", users.id LIMIT ${end})
    ) AS found JOIN users ON users.id = found.id
    ORDER BY found.begun COLLATE "C", users.id LIMIT ${end}`.execute(db);
  return rows;
}

/** Looked up row by row, so that the order of an index is kept. */
function isMember(projectId: string): RawBuilder<boolean> {
  return sql<boolean>`(SELECT true FROM project_members
    WHERE project_members.user_id = users.id AND project_members.project_id = ${projectId})`;
}

async function pickedOf(
  db: Db,
  rows: readonly FoundRow[],
  penNamesOf: ProfileKeeper['penNamesOf'],
): Promise<PickedPerson[]> {
  const authors = rows.filter((row) => row.account_type === 'author').map(({ id }) => id);
  const penNames = await penNamesOf(db, authors);
  return rows.map((row) => {
    const penName = penNames.get(row.id) ?? '';
    return {
      userId: row.id,
      displayName: row.hides_name && penName !== '' ? penName : row.display_name,
      avatar: avatarOf(row.avatar_key),
      accountType: row.account_type,
      ...(penName !== '' && { penName }),
    };
  });
}
