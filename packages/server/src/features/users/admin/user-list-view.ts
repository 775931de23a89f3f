import type { Page } from '@toasoan/contract/core/paging.ts';
import type { AccessState } from '@toasoan/contract/features/users/sign-in-limits.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import type { UserListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { plannedEachTime } from '#server/core/db/planned-each-time.ts';
import { findMemberships } from '../memberships-view.ts';
import { wordMatch } from '../word-match-store.ts';
import { livingUsers, projectsKnownTo, readerSees, type UserReader } from './find-user-view.ts';
import { accountOf } from './user-row.ts';

/** The given name is compared alone first: every Anh before every Ánh, whatever the family name. */
const GIVEN_NAME = sql`split_part(users.name_sort, ' ', 1) COLLATE "vi-x-icu"`;

const SORTS = {
  givenName: sql`${GIVEN_NAME}, users.name_sort COLLATE "vi-x-icu", users.id`,
  '-givenName': sql`${GIVEN_NAME} DESC, users.name_sort COLLATE "vi-x-icu" DESC, users.id DESC`,
  displayName: sql`users.display_name COLLATE "vi-x-icu", users.id`,
  '-displayName': sql`users.display_name COLLATE "vi-x-icu" DESC, users.id DESC`,
  createTime: sql`users.create_time, users.id`,
  '-createTime': sql`users.create_time DESC, users.id DESC`,
  updateTime: sql`users.update_time, users.id`,
  '-updateTime': sql`users.update_time DESC, users.id DESC`,
  // People who have never signed in come last.
  lastSignInTime: sql`users.last_sign_in_time NULLS FIRST, users.id`,
  '-lastSignInTime': sql`users.last_sign_in_time DESC NULLS LAST, users.id DESC`,
} as const satisfies Record<UserListQuery['sort'], unknown>;

/** The same as `accessOn`, of many accounts. */
const ACCESS = {
  ahead: (today: string) => sql<boolean>`coalesce(access_from > ${today}::date, false)`,
  open: (today: string) =>
    sql<boolean>`coalesce(access_from <= ${today}::date, true) AND coalesce(access_to >= ${today}::date, true)`,
  over: (today: string) => sql<boolean>`coalesce(access_to < ${today}::date, false)`,
} as const satisfies Record<AccessState, unknown>;

function peopleOf(db: Db, projectId: string | undefined, text: string | undefined) {
  let people = livingUsers(db);
  if (projectId !== undefined) {
    people = people.where('users.id', 'in', (eb) =>
      eb.selectFrom('project_members').select('user_id').where('project_id', '=', projectId),
    );
  }
  if (text === undefined || text === '') return people;
  return people.where(wordMatch(text));
}

/** Of projects that the reader does not know, nobody is found. */
async function projectsAsked(reader: UserReader, { projects }: UserListQuery) {
  if (projects === undefined) return undefined;
  const isKnown = await projectsKnownTo(reader);
  return projects.filter((projectId) => isKnown({ projectId }));
}

async function matching(reader: UserReader, query: UserListQuery) {
  const { db, projectId } = reader;
  const projects = await projectsAsked(reader, query);
  let people = peopleOf(db, query.scope === 'all' ? undefined : projectId, query.text);
  if (query.accountType !== undefined) people = people.where('account_type', 'in', query.accountType);
  if (query.userIds !== undefined) people = people.where('users.id', 'in', query.userIds);
  if (query.role !== undefined) people = people.where('role', 'in', query.role);
  if (projects !== undefined)
    people = people.where(
      sql<boolean>`users.id IN (SELECT user_id FROM project_members WHERE project_id = ANY (${projects}::bigint[]))`,
    );
  if (query.status !== undefined) people = people.where('status', '=', query.status);
  if (query.tick !== undefined) people = people.where('tick', '=', query.tick);
  if (query.access !== undefined) people = people.where(ACCESS[query.access](hanoiDay(Date.now())));
  if (query.force2FA !== undefined) people = people.where('force_factor', '=', query.force2FA);
  if (query.verifyType !== undefined) people = people.where('verify_type', '=', query.verifyType);
  return people;
}

/** The caller has checked who may request all. */
export async function listUsers(reader: UserReader, query: UserListQuery): Promise<Page<UserAccount>> {
  const { db } = reader;
  const found = await matching(reader, query);
  const page = found.orderBy(SORTS[query.sort]).limit(query.limit).offset(offsetOf(query));
  const rows = await plannedEachTime(db, page);
  const memberships = await findMemberships(
    db,
    rows.map(({ id }) => id),
  );
  const sees = await readerSees(reader);
  const items = rows.map((row) => accountOf(row, memberships.get(row.id) ?? [], sees));
  return pageOf(query, items, await countUpToBound(db, found));
}
