import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import type { Selectable } from 'kysely';
import type { UserTable } from '#server/core/db/tables/user-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';
import { avatarOf } from '../avatar-store.ts';
import { isLiving, type Membership } from '../memberships-view.ts';
import { signInLimitsOf } from '../sign-in-limit-columns.ts';
import { staffFactsOf } from '../staff-columns.ts';

export const USER_COLUMNS = [
  'users.id',
  'users.account_type',
  'users.username',
  'users.display_name',
  'users.email',
  'users.email_key',
  'users.mobile',
  'users.avatar_id',
  'users.avatar_key',
  'users.role',
  'users.permission_grants',
  'users.permission_denials',
  'users.tick',
  'users.status',
  'users.verify_type',
  'users.must_change_password',
  'users.last_sign_in_time',
  'users.version',
  'users.create_time',
  'users.update_time',
  'users.created_by_id',
  'users.created_by_name',
  'users.updated_by_id',
  'users.updated_by_name',
  'users.alias_text',
  'users.hides_name',
  'users.staff_title',
  'users.department',
  'users.employee_code',
  'users.phone_ext',
  'users.staff_note',
  'users.access_from',
  'users.access_to',
  'users.force_factor',
] as const;

type ColumnName<Path> = Path extends `users.${infer Name}` ? Name : never;
type Columns = Pick<
  Selectable<UserTable>,
  Extract<ColumnName<(typeof USER_COLUMNS)[number]>, keyof UserTable>
>;

export type UserRow = Columns & { readonly has_password: boolean };

/** What an answer shows depends on who reads it. */
export interface ReaderSees {
  /** Whether the reader may know of a membership; the others are counted. */
  readonly isKnown: (project: Membership) => boolean;
  /** Internal notes about staff. */
  readonly seesNote: boolean;
}

export function accountOf(
  row: UserRow,
  projects: readonly Membership[],
  { isKnown, seesNote }: ReaderSees,
): UserAccount {
  const { note, ...staff } = staffFactsOf(row);
  const rights = {
    role: row.role,
    permissionGrants: row.permission_grants,
    permissionDenials: row.permission_denials,
  };
  return {
    userId: row.id,
    accountType: row.account_type,
    username: row.username,
    displayName: row.display_name,
    name: row.display_name,
    email: row.email,
    mobile: row.mobile,
    ...staff,
    ...(seesNote && { note }),
    ...signInLimitsOf(row),
    avatar: avatarOf(row.avatar_key),
    avatarPicture: imageRefOf(row.avatar_id, row.avatar_key),
    ...rights,
    roles: [row.role],
    permissions: [...permissionsIn(rights, undefined)],
    projects: projects.filter(isKnown),
    otherProjects: projects.filter((project) => isLiving(project) && !isKnown(project)).length,
    tick: row.tick,
    status: row.status,
    verifyType: row.verify_type,
    mustChangePassword: row.must_change_password,
    hasPassword: row.has_password,
    lastSignInTime: row.last_sign_in_time?.toISOString() ?? null,
    ...auditFieldsOf(row),
  };
}
