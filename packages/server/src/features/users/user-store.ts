import type { ProjectRights } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import type { AccessDays } from '@toasoan/contract/features/users/sign-in-limits.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import { accessColumns } from '#server/core/auth/access-days.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import { dropPasswordLink } from './links/password-link-store.ts';
import { NO_SIGN_IN_LIMITS, type SignInLimits, signInLimitColumns } from './sign-in-limit-columns.ts';
import { NO_STAFF_FACTS, type StaffFacts, staffColumns } from './staff-columns.ts';
import { type SearchColumns, userSearchColumns } from './user-search-text.ts';

interface Doer {
  readonly userId: string | null;
  readonly name: string;
}

export interface NewUser {
  readonly accountType?: AccountType;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly mobile?: string;
  readonly role: Role;
  readonly status?: Status;
  readonly tick?: boolean;
  readonly passwordHash: string | null;
  readonly mustChangePassword?: boolean;
  readonly permissionGrants?: readonly string[];
  readonly permissionDenials?: readonly string[];
  readonly projects: readonly NewMembership[];
  readonly staff?: Partial<StaffFacts>;
  readonly limits?: Partial<SignInLimits>;
}

/** What a membership gives and takes in its project; absent: nothing. */
export interface NewMembership extends Partial<ProjectRights> {
  readonly projectId: string;
}

/** Creates an account with its memberships and returns its id. */
export async function insertUser(tx: Db, user: NewUser, by: Doer): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({
      account_type: user.accountType ?? 'user',
      username: user.username,
      display_name: user.displayName,
      name_sort: nameSortOf(user.displayName),
      email: user.email,
      email_key: emailKeyOf(user.email) ?? null,
      mobile: user.mobile ?? '',
      ...staffColumns({ ...NO_STAFF_FACTS, ...user.staff }),
      ...signInLimitColumns({ ...NO_SIGN_IN_LIMITS, ...user.limits }),
      ...userSearchColumns({ ...user, mobile: user.mobile ?? '' }),
      role: user.role,
      status: user.status ?? 'ENABLE',
      tick: user.tick ?? false,
      password_hash: user.passwordHash,
      must_change_password: user.mustChangePassword ?? false,
      permission_grants: [...(user.permissionGrants ?? [])],
      permission_denials: [...(user.permissionDenials ?? [])],
      created_by_id: by.userId,
      created_by_name: by.name,
      updated_by_id: by.userId,
      updated_by_name: by.name,
      last_sign_in_time: null,
      last_sign_in_address: null,
      deleted_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMemberships(tx, id, user.projects);
  return id;
}

export async function insertMemberships(
  tx: Db,
  userId: string,
  memberships: readonly NewMembership[],
): Promise<void> {
  if (memberships.length === 0) return;
  await tx
    .insertInto('project_members')
    .values(
      memberships.map(({ projectId, permissionGrants = [], permissionDenials = [] }) => ({
        project_id: projectId,
        user_id: userId,
        permission_grants: [...permissionGrants],
        permission_denials: [...permissionDenials],
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'project_id']).doUpdateSet((eb) => ({
        permission_grants: eb.ref('excluded.permission_grants'),
        permission_denials: eb.ref('excluded.permission_denials'),
      })),
    )
    .execute();
}

/**
 * A free user name, made from an e-mail: "thuha.le", "thuha.le-2" … Names are assigned one at a time, so that two
 * concurrent accounts do not get the same.
 */
export async function findFreeUsername(tx: Db, email: string): Promise<string> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('usernames'), 0)`.execute(tx);
  const [local = ''] = email.trim().toLowerCase().split('@');
  const wanted = local
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 40)
    .padEnd(3, '0');
  const rows = await tx
    .selectFrom('users')
    .select('username')
    .where('username', 'like', `${wanted.replaceAll('_', '\\_')}%`)
    .where('deleted_time', 'is', null)
    .execute();
  const taken = new Set(rows.map((row) => row.username));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

const ACCOUNT_COLUMNS = [
  'id',
  'account_type',
  'username',
  'display_name',
  'email',
  'email_key',
  'mobile',
  'role',
  'status',
  'access_from',
  'access_to',
  'password_hash',
  'must_change_password',
  'verify_type',
  'cred_version',
  'version',
  'update_time',
  'updated_by_name',
] as const;

/** The columns for signing in and changing one's own account. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

export async function findAccountByEmail(db: Db, emailKey: string) {
  return await db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email_key', '=', emailKey)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
}

/** An account that is not deleted; its row is held until the transaction ends. */
export async function findLivingAccount(tx: Db, userId: string): Promise<Account | undefined> {
  return await tx
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', userId)
    .where('deleted_time', 'is', null)
    .forShare()
    .executeTakeFirst();
}

export async function getAccount(db: Db, userId: string): Promise<Account> {
  return await db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The account, held until the transaction ends: changes of credentials and new sessions run one by one. */
export async function lockAccount(tx: Db, userId: string): Promise<Account> {
  return await tx
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @throws a duplicate of the index `users_email` when another account has the e-mail. */
export async function saveProfile(
  tx: Db,
  userId: string,
  profile: {
    readonly displayName: string;
    readonly email: string;
    readonly emailKey: string;
    readonly search: SearchColumns;
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      display_name: profile.displayName,
      name_sort: nameSortOf(profile.displayName),
      email: profile.email,
      email_key: profile.emailKey,
      ...profile.search,
      version: eb('version', '+', 1),
      update_time: now,
      updated_by_id: userId,
      updated_by_name: profile.displayName,
    }))
    .where('id', '=', userId)
    .execute();
}

export interface CredentialChange {
  readonly passwordHash?: string;
  readonly mustChangePassword?: boolean;
  readonly verifyType?: number;
  readonly role?: Role;
  readonly status?: Status;
  readonly accessDays?: AccessDays;
}

/**
 * Changes the columns that sessions depend on and returns the new credential version: sessions with the old one
 * end. A new password ends every link for one.
 */
export async function saveCredentials(
  tx: Db,
  userId: string,
  change: CredentialChange,
  { now, ...by }: Doer & { readonly now: Date },
): Promise<number> {
  if (change.passwordHash !== undefined) await dropPasswordLink(tx, userId);
  const { cred_version } = await tx
    .updateTable('users')
    .set((eb) => ({
      ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
      ...(change.mustChangePassword !== undefined && { must_change_password: change.mustChangePassword }),
      ...(change.verifyType !== undefined && { verify_type: change.verifyType }),
      ...(change.role !== undefined && { role: change.role }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.accessDays !== undefined && accessColumns(change.accessDays)),
      cred_version: eb('cred_version', '+', 1),
      // A password is no field that anybody edits: a form that is open meanwhile has nothing to reconcile.
      ...((change.role !== undefined || change.status !== undefined) && { version: eb('version', '+', 1) }),
      update_time: now,
      updated_by_id: by.userId,
      updated_by_name: by.name,
    }))
    .where('id', '=', userId)
    .returning('cred_version')
    .executeTakeFirstOrThrow();
  return cred_version;
}

/** Moves the account's notice to the session that shows it. */
export async function handOverFactorReset(tx: Db, userId: string, sessionId: string): Promise<void> {
  const reset = await tx
    .selectFrom('users')
    .select(['factor_reset_time', 'factor_reset_by'])
    .where('id', '=', userId)
    .where('factor_reset_time', 'is not', null)
    .executeTakeFirst();
  if (reset === undefined) return;
  await tx.updateTable('sessions').set(reset).where('id', '=', sessionId).execute();
  await tx
    .updateTable('users')
    .set({ factor_reset_time: null, factor_reset_by: null })
    .where('id', '=', userId)
    .execute();
}

/** The same password with the current hashing costs; nothing else about the account changes. */
export async function saveRehashedPassword(tx: Db, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function saveSignIn(tx: Db, userId: string, address: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_sign_in_time: now, last_sign_in_address: address })
    .where('id', '=', userId)
    .execute();
}

/** Staff lists sort by the given name, which comes last, then by the rest: "Nguyễn Văn An" under A. */
export function nameSortOf(displayName: string): string {
  const words = displayName.normalize('NFC').trim().split(/\s+/);
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}
