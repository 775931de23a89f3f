import type { AccountGap, AccountRow } from '@toasoan/contract/features/accounts/account.ts';
import type { Selectable } from 'kysely';
import type { AccountProfileTable } from '#server/core/db/tables/account-tables.ts';
import type { UserTable } from '#server/core/db/tables/user-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';
import { avatarOf } from '#server/features/users/public.ts';

export const ACCOUNT_COLUMNS = [
  'users.id',
  'users.display_name',
  'users.username',
  'users.email',
  'users.mobile',
  'users.avatar_id',
  'users.avatar_key',
  'users.tick',
  'users.tick_reason',
  'users.status',
  'users.version',
  'users.create_time',
  'users.update_time',
  'users.created_by_id',
  'users.created_by_name',
  'users.updated_by_id',
  'users.updated_by_name',
  'account_profiles.project_id',
  'account_profiles.kind',
  'account_profiles.profile',
  'account_profiles.slug',
  'account_profiles.state',
  'account_profiles.published_time',
  'account_profiles.kind_type',
  'account_profiles.province_code',
  'account_profiles.pen_name',
  'account_profiles.linked_user_id',
  'account_profiles.lacks',
] as const;

type NameOf<Table extends string, Path> = Path extends `${Table}.${infer Name}` ? Name : never;
type Path = (typeof ACCOUNT_COLUMNS)[number];

export type AccountColumnsRow = Pick<Selectable<UserTable>, NameOf<'users', Path> & keyof UserTable> &
  Pick<Selectable<AccountProfileTable>, NameOf<'account_profiles', Path> & keyof AccountProfileTable>;

/** What lists and the account's page have in common. */
export function accountFieldsOf(row: AccountColumnsRow) {
  return {
    userId: row.id,
    kind: row.kind,
    displayName: row.display_name,
    penName: row.pen_name,
    slug: row.slug,
    avatar: avatarOf(row.avatar_key),
    avatarPicture: imageRefOf(row.avatar_id, row.avatar_key),
    type: row.kind_type,
    provinceCode: row.province_code,
    tick: row.tick,
    status: row.status,
    state: row.state,
    ...auditFieldsOf(row),
  };
}

/** The picture that stands for an account without an avatar. */
export function coverIdOf({ profile }: Pick<AccountColumnsRow, 'profile'>): string | undefined {
  const { coverId, gallery } = profile as { coverId?: string | null; gallery?: readonly string[] };
  return coverId ?? gallery?.[0];
}

function lacksOf(row: AccountColumnsRow): AccountGap[] {
  const hasPicture = row.avatar_id !== null || coverIdOf(row) !== undefined;
  return [...(hasPicture ? [] : (['picture'] as const)), ...row.lacks];
}

export function accountRowOf(
  row: AccountColumnsRow,
  { cover, ...beside }: Pick<AccountRow, 'postCount' | 'linkedUser'> & { readonly cover: string | undefined },
): AccountRow {
  const { joinedDate } = row.profile;
  const fields = accountFieldsOf(row);
  return {
    ...fields,
    avatar: fields.avatar ?? avatarOf(cover ?? null),
    ...beside,
    joinedDate: typeof joinedDate === 'string' ? joinedDate : '',
    lacks: lacksOf(row),
  };
}
