import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { findMembershipsOf, isLiving, type Membership, type ProjectFacts } from '../memberships-view.ts';
import { accountOf, type ReaderSees, USER_COLUMNS, type UserRow } from './user-row.ts';

/** The reader and the current project. */
export type UserReader = Pick<TransactionCall, 'db' | 'projectId'> & {
  readonly caller: Pick<TransactionCall['caller'], 'role' | 'userId' | 'permissionsHere'>;
};

export interface KnownUser {
  readonly row: UserRow;
  /** Every membership, also archived ones and those that the reader may not know of: for rules, never shown. */
  readonly projects: readonly Membership[];
  readonly account: UserAccount;
}

export function livingUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .select(sql<boolean>`users.password_hash IS NOT NULL`.as('has_password'))
    .where('users.deleted_time', 'is', null);
}

/** SUPPER_ADMIN reads everybody, others the people of the project they work in. @throws NOT_FOUND. */
export async function getKnownUser(reader: UserReader, id: string): Promise<KnownUser> {
  return await known(reader, await readable(reader, id).executeTakeFirst());
}

/** Like `getKnownUser`; the row is held until the transaction ends. @throws NOT_FOUND. */
export async function holdKnownUser(reader: UserReader, id: string): Promise<KnownUser> {
  return await known(reader, await readable(reader, id).forUpdate().executeTakeFirst());
}

function readable({ db, caller, projectId }: UserReader, id: string) {
  const user = livingUsers(db).where('users.id', '=', id);
  if (caller.role === 'SUPPER_ADMIN') return user;
  return user.where('users.id', 'in', (eb) =>
    eb.selectFrom('project_members').select('user_id').where('project_id', '=', projectId),
  );
}

async function known(reader: UserReader, row: UserRow | undefined): Promise<KnownUser> {
  if (row === undefined) throw new AppError('NOT_FOUND');
  const projects = await findMembershipsOf(reader.db, row.id);
  return { row, projects, account: accountOf(row, projects, await readerSees(reader)) };
}

/** Notes about staff are for those who keep the accounts, not for everybody who reads them. */
export async function readerSees(reader: UserReader): Promise<ReaderSees> {
  return {
    isKnown: await projectsKnownTo(reader),
    seesNote: reader.caller.permissionsHere.includes('user.update'),
  };
}

/**
 * Which memberships of a person a reader may know of: the active ones that both have; SUPPER_ADMIN knows all. The
 * others are counted, not named.
 */
export async function projectsKnownTo({
  db,
  caller,
}: Pick<UserReader, 'db' | 'caller'>): Promise<(project: Pick<ProjectFacts, 'projectId'>) => boolean> {
  if (caller.role === 'SUPPER_ADMIN') return () => true;
  const own = await findMembershipsOf(db, caller.userId);
  const shared = new Set(own.filter(isLiving).map(({ projectId }) => projectId));
  return ({ projectId }) => shared.has(projectId);
}

/** A person after a change, even when the change removed them from the reader's project. */
export async function readUser(reader: UserReader, id: string): Promise<KnownUser> {
  return await known(reader, await livingUsers(reader.db).where('users.id', '=', id).executeTakeFirst());
}
