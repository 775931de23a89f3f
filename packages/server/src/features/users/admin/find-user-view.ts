import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { findMembershipsOf, type ProjectFacts } from '../memberships-view.ts';
import { accountOf, USER_COLUMNS, type UserRow } from './user-row.ts';

/** The reader and the current project. */
export type UserReader = Pick<TransactionCall, 'db' | 'projectId'> & {
  readonly caller: Pick<TransactionCall['caller'], 'role'>;
};

/** An account with its projects; archived ones for SUPPER_ADMIN only. */
export interface KnownUser {
  readonly row: UserRow;
  readonly projects: readonly ProjectFacts[];
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
  return { row, projects: projectsKnownTo(reader, await findMembershipsOf(reader.db, row.id)) };
}

export function projectsKnownTo(
  { caller }: Pick<UserReader, 'caller'>,
  projects: readonly ProjectFacts[],
): readonly ProjectFacts[] {
  return caller.role === 'SUPPER_ADMIN' ? projects : projects.filter(({ status }) => status === 'ENABLE');
}

/** The account after a change, even when the change removed it from the reader's project. */
export async function readAccount({ db, caller }: UserReader, id: string): Promise<UserAccount> {
  const row = await livingUsers(db).where('users.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return accountOf(row, projectsKnownTo({ caller }, await findMembershipsOf(db, id)));
}
