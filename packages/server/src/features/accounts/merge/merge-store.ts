import type { AccountDetail } from '@toasoan/contract/features/accounts/account.ts';
import type { AnyProfile, ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

/** What a merge changed besides the records that it carried. */
export interface BeforeMerge {
  /** Of the target, and as the merge left it. */
  readonly profile: AnyProfile;
  readonly merged: AnyProfile;
  /** The target had no payment details and got those of the account that went. */
  readonly payrollTaken?: boolean;
}

export type CarriedRecords = Readonly<Record<string, readonly unknown[]>>;

interface NewMerge {
  readonly projectId: string;
  readonly kind: ProfileKind;
  readonly fromId: string;
  readonly intoId: string;
  readonly fromName: string;
  readonly carried: CarriedRecords;
  readonly before: BeforeMerge;
}

export async function insertMerge(db: Db, merge: NewMerge, by: Actor): Promise<string> {
  const { id } = await db
    .insertInto('account_merges')
    .values({
      project_id: merge.projectId,
      kind: merge.kind,
      from_id: merge.fromId,
      into_id: merge.intoId,
      from_name: merge.fromName,
      carried: JSON.stringify(merge.carried),
      before: JSON.stringify(merge.before),
      made_by_id: by.userId,
      made_by_name: by.displayName,
      undone_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Held until the transaction ends. */
export async function holdMerge(db: Db, projectId: string, id: string) {
  return await db
    .selectFrom('account_merges')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeMerge(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('account_merges').set({ undone_time: now }).where('id', '=', id).execute();
}

const MOST = 20;

/** Merges into an account that can be taken back, newest first. */
export async function findOpenMerges(
  db: Db,
  projectId: string,
  intoId: string,
): Promise<AccountDetail['merges']> {
  const rows = await db
    .selectFrom('account_merges')
    .select(['id', 'from_name', 'make_time', 'made_by_name'])
    .where('project_id', '=', projectId)
    .where('into_id', '=', intoId)
    .where('undone_time', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, from_name, make_time, made_by_name }) => ({
    id,
    name: from_name,
    time: make_time.toISOString(),
    by: made_by_name,
  }));
}

/** Out of every list; memberships and pictures stay, so that it can come back. */
export async function hideAccount(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ deleted_time: now }).where('id', '=', userId).execute();
  await db.updateTable('account_profiles').set({ is_gone: true }).where('user_id', '=', userId).execute();
}

/** Back again. Its username, e-mail and address may belong to somebody else by now: then it gets others. */
export async function unhideAccount(db: Db, userId: string, slug: string): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select(['username', 'email_key'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const taken = await db
    .selectFrom('users')
    .select(['username', 'email_key'])
    .where('deleted_time', 'is', null)
    .where((eb) => eb.or([eb('username', '=', row.username), eb('email_key', '=', row.email_key)]))
    .execute();
  const isNameTaken = taken.some(({ username }) => username === row.username);
  const isEmailTaken = row.email_key !== null && taken.some(({ email_key }) => email_key === row.email_key);
  await db
    .updateTable('users')
    .set({
      deleted_time: null,
      ...(isNameTaken && { username: `${row.username.slice(0, 28)}-${userId}` }),
      ...(isEmailTaken && { email: '', email_key: null }),
    })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('account_profiles')
    .set({ is_gone: false, slug })
    .where('user_id', '=', userId)
    .execute();
}
