import type { Role } from '@toasoan/contract/access/roles.ts';
import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { nameSortOf } from '../name-sort.ts';
import { userSearchText } from '../user-search-text.ts';

interface By {
  readonly by: Actor;
  readonly now: Date;
}

/** The columns an administrator changes, as they are afterwards. */
export interface AccountColumns {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly emailKey: string | null;
  readonly mobile: string;
  readonly role: Role;
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
  readonly status: Status;
}

function stamp({ by, now }: By) {
  return {
    version: sql<number>`version + 1`,
    update_time: now,
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
}

/** Ends the validity of every session and link made before. */
const NEW_CREDENTIALS = { cred_version: sql<number>`cred_version + 1` };

export async function saveAccount(
  tx: Db,
  userId: string,
  account: AccountColumns,
  { endsSessions, ...by }: By & { readonly endsSessions: boolean },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      display_name: account.displayName,
      name_sort: nameSortOf(account.displayName),
      email: account.email,
      email_key: account.emailKey,
      mobile: account.mobile,
      search_text: userSearchText(account),
      role: account.role,
      permission_grants: [...account.permissionGrants],
      permission_denials: [...account.permissionDenials],
      status: account.status,
      ...(endsSessions && NEW_CREDENTIALS),
      ...stamp(by),
    })
    .where('id', '=', userId)
    .execute();
}

export async function saveTick(tx: Db, userId: string, tick: boolean, by: By): Promise<void> {
  await tx
    .updateTable('users')
    .set({ tick, ...stamp(by) })
    .where('id', '=', userId)
    .execute();
}

/** The second factor is off; the person is told at the next sign-in. */
export async function saveFactorReset(tx: Db, userId: string, by: By): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      verify_type: VERIFY_NONE,
      factor_reset_time: by.now,
      factor_reset_by: by.by.displayName,
      ...NEW_CREDENTIALS,
      ...stamp(by),
    })
    .where('id', '=', userId)
    .execute();
}

/** The row stays for what names it; nobody signs in with it, its e-mail and username become free. */
export async function saveRemoval(tx: Db, userId: string, by: By): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      deleted_time: by.now,
      password_hash: null,
      verify_type: VERIFY_NONE,
      ...NEW_CREDENTIALS,
      ...stamp(by),
    })
    .where('id', '=', userId)
    .execute();
}
