import type { Role } from '@toasoan/contract/access/roles.ts';
import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type SignInLimits, signInLimitColumns } from '../sign-in-limit-columns.ts';
import { type StaffFacts, staffColumns } from '../staff-columns.ts';
import { userSearchColumns } from '../user-search-text.ts';
import { insertMemberships, type NewMembership, nameSortOf } from '../user-store.ts';

interface By {
  readonly by: Actor;
  readonly now: Date;
}

/** The columns an administrator changes, with their new values. */
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
  readonly aliases: string;
  readonly hidesName: boolean;
  readonly staff: StaffFacts;
  readonly limits: SignInLimits;
}

function stamp({ by, now }: By) {
  return {
    version: sql<number>`version + 1`,
    update_time: now,
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
}

/** Invalidates every earlier session and link. */
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
      ...staffColumns(account.staff),
      ...signInLimitColumns(account.limits),
      ...userSearchColumns(account),
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

export async function saveTick(
  tx: Db,
  userId: string,
  { tick, reason }: { readonly tick: boolean; readonly reason: string },
  by: By,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ tick, tick_reason: reason, ...stamp(by) })
    .where('id', '=', userId)
    .execute();
}

/** The second factor is off; the person is informed at the next sign-in. */
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

/** The row stays for its references; nobody can sign in with it, and its e-mail and username become free. */
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

/**
 * Changes that remove a SUPPER_ADMIN run one at a time, so that two of them acting on each other cannot leave
 * none. One whose days end, or have not begun, does not count. @throws RULES_NOT_MET for the last one.
 */
export async function keepOneSuperAdmin(tx: Db, losing: string, today: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('super-admins'), 0)`.execute(tx);
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPPER_ADMIN')
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .where('access_to', 'is', null)
    .where((eb) => eb.or([eb('access_from', 'is', null), eb('access_from', '<=', today)]))
    .where('id', '!=', losing)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw ruleNotMet(USER_RULE_TEXTS, 'LAST_SUPPER_ADMIN');
}

/** Everybody who administers the whole system. */
export async function findSuperAdmins(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPPER_ADMIN')
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts the person into exactly these projects, with what each membership gives and takes there. */
export async function replaceMemberships(
  tx: Db,
  userId: string,
  memberships: readonly NewMembership[],
): Promise<void> {
  const projectIds = memberships.map(({ projectId }) => projectId);
  await tx
    .deleteFrom('project_members')
    .where('user_id', '=', userId)
    .$if(projectIds.length > 0, (query) => query.where('project_id', 'not in', projectIds))
    .execute();
  await insertMemberships(tx, userId, memberships);
}
