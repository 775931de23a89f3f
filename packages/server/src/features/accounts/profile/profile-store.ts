import type { AccountGap } from '@toasoan/contract/features/accounts/account.ts';
import {
  type AnyProfile,
  accountKind,
  type ProfileKind,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { AuthorProfile } from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import type { DestinationProfile } from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type InsertObject, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import type { AccountProfileTable } from '#server/core/db/tables/account-tables.ts';

export type ProfileRow = Selectable<AccountProfileTable>;

/** Keys of another build than this one's are left out; missing ones are plain. */
export function profileOf(row: Pick<ProfileRow, 'kind' | 'profile'>): AnyProfile {
  const { plain } = accountKind(row.kind);
  const known = Object.entries(row.profile).filter(([key]) => Object.hasOwn(plain, key));
  return { ...plain, ...Object.fromEntries(known) };
}

/** The row, held until the transaction ends; undefined for people who sign in. */
export async function holdProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  return await db
    .selectFrom('account_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** One writer of names at a time in a project: slugs, pen names and the tree of destinations. */
export async function lockNames(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('account-names'), ${projectId}::int)`.execute(db);
}

export function penKeyOf(penName: string): string | null {
  return penName === '' ? null : penName.normalize('NFC').toLowerCase();
}

interface Written {
  readonly kind: ProfileKind;
  readonly displayName: string;
  readonly profile: AnyProfile;
}

/** The columns that follow from a profile. */
export function columnsOf({ kind, displayName, profile }: Written) {
  const of = accountKind(kind);
  const author = kind === 'author' ? (profile as AuthorProfile) : undefined;
  const destination = kind === 'destination' ? (profile as DestinationProfile) : undefined;
  const penName = author?.penName ?? '';
  return {
    profile: JSON.stringify(profile),
    kind_type: of.typeOf(profile),
    province_code: of.provinceOf(profile),
    pen_name: penName,
    pen_key: penKeyOf(penName),
    name_fold: foldVietnamese(displayName),
    pen_fold: foldVietnamese(penName),
    linked_user_id: author?.linkedUserId ?? null,
    parent_id: destination?.parentId ?? null,
    named_ids: of
      .accountsOf(profile)
      .filter(({ kinds }) => !kinds.includes('user'))
      .map(({ id }) => id),
    lacks: lacksOf({ kind, profile }),
  };
}

function lacksOf({ kind, profile }: Pick<Written, 'kind' | 'profile'>): AccountGap[] {
  const of = accountKind(kind);
  const point = of.pointOf(profile);
  return [
    ...(point !== undefined && point.lat === null ? (['coordinates'] as const) : []),
    ...(of.sourcesOf(profile) === 0 ? (['source'] as const) : []),
    ...(kind === 'author' && (profile as AuthorProfile).linkedUserId === null ? (['login'] as const) : []),
  ];
}

/** Deleted or merged: names, address and login are free again, and nothing that it held is held. */
export async function closeProfile(db: Db, userId: string): Promise<void> {
  await db.updateTable('account_profiles').set({ is_gone: true }).where('user_id', '=', userId).execute();
}

export async function insertProfile(
  db: Db,
  values: InsertObject<Database, 'account_profiles'>,
): Promise<void> {
  await db.insertInto('account_profiles').values(values).execute();
}

export async function updateProfile(
  db: Db,
  userId: string,
  values: UpdateObject<Database, 'account_profiles'>,
): Promise<void> {
  await db.updateTable('account_profiles').set(values).where('user_id', '=', userId).execute();
}
