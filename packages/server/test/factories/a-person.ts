import { hash } from '@node-rs/argon2';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Db } from '#server/core/db/database.ts';
import { aNumber } from './a-number.ts';

interface PersonOptions {
  readonly role?: Role;
  /** Ids of the projects the person belongs to. */
  readonly projects?: readonly string[];
  readonly displayName?: string;
  readonly email?: string;
  /** Absent: the person has no password. */
  readonly password?: string;
  readonly mustChangePassword?: boolean;
  readonly status?: Status;
  readonly permissionGrants?: readonly Permission[];
  readonly permissionDenials?: readonly Permission[];
  /** What the memberships give and take, by project. */
  readonly projectRights?: Readonly<
    Record<string, Partial<Record<'grants' | 'denials', readonly Permission[]>>>
  >;
}

export interface Person {
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
}

/** A cheap hash; the first sign-in replaces it by one of the product's cost. */
export const quickHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Makes an account, by default an AUTHOR without a project. */
export async function aPerson(db: Db, options: PersonOptions = {}): Promise<Person> {
  const number = aNumber();
  const role = options.role ?? 'AUTHOR';
  const displayName = options.displayName ?? `Người thứ ${number}`;
  const email = options.email ?? `nguoi-${number}@toasoan.example`;
  const { id: userId } = await db
    .insertInto('users')
    .values({
      username: `nguoi-${number}`,
      display_name: displayName,
      name_sort: displayName.toLowerCase(),
      email,
      email_key: email,
      role,
      status: options.status ?? 'ENABLE',
      password_hash: options.password === undefined ? null : await quickHash(options.password),
      must_change_password: options.mustChangePassword ?? false,
      permission_grants: [...(options.permissionGrants ?? [])],
      permission_denials: [...(options.permissionDenials ?? [])],
      created_by_id: null,
      created_by_name: 'Hệ thống',
      updated_by_id: null,
      updated_by_name: 'Hệ thống',
      last_sign_in_time: null,
      last_sign_in_address: null,
      deleted_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const projectId of options.projects ?? []) {
    const { grants = [], denials = [] } = options.projectRights?.[projectId] ?? {};
    const rights = { permission_grants: [...grants], permission_denials: [...denials] };
    await db
      .insertInto('project_members')
      .values({ project_id: projectId, user_id: userId, ...rights })
      .execute();
  }
  return { userId, displayName, email, role };
}
