import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import { type SessionUser, VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { secondFactorDue } from '#server/core/auth/second-factor-due.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SessionKind } from '#server/core/db/tables/user-tables.ts';
import { findSessionProjects } from '#server/features/projects/public.ts';
import { avatarOf } from './avatar-store.ts';

interface SessionOfUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly kind: SessionKind;
  readonly secondFactorPassed: boolean;
}

/** The person as their own session sees them; a half-way session sees neither rights nor projects. */
export async function getSessionUser(db: Db, session: SessionOfUser, now = new Date()): Promise<SessionUser> {
  const row = await db
    .selectFrom('users')
    .leftJoin('sign_in_rules as r', (join) => join.onTrue())
    .leftJoin('sessions as s', (join) => join.on('s.id', '=', session.sessionId))
    .select([
      'users.id',
      'username',
      'email',
      'display_name',
      'mobile',
      'avatar_key',
      'role',
      'permission_grants',
      'permission_denials',
      'must_change_password',
      'verify_type',
      'force_factor',
      'users.version',
      'users.create_time',
      'r.factor_since',
      'r.grace_days',
      's.factor_reset_time',
      's.factor_reset_by',
    ])
    .where('users.id', '=', session.userId)
    .executeTakeFirstOrThrow();
  const isFull = session.kind === 'full';
  const due = isFull ? secondFactorDue(row) : null;
  const rights = {
    role: row.role,
    permissionGrants: row.permission_grants,
    permissionDenials: row.permission_denials,
  };
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    displayName: row.display_name,
    name: row.display_name,
    mobile: row.mobile,
    avatar: avatarOf(row.avatar_key),
    role: row.role,
    roles: [row.role],
    verifyType: row.verify_type,
    verify2FA: isFull && session.secondFactorPassed,
    permissions: isFull ? [...permissionsIn(rights, undefined)] : [],
    permissionGrants: isFull ? rights.permissionGrants : [],
    permissionDenials: isFull ? rights.permissionDenials : [],
    projects: isFull ? await findSessionProjects(db, { userId: row.id, role: row.role }) : [],
    mustChangePassword: row.must_change_password,
    secondFactorDue: due?.toISOString() ?? null,
    mustSetUpSecondFactor: due !== null && due <= now,
    version: row.version,
    // Once it is on again there is nothing left to do.
    ...(isFull &&
      row.verify_type === VERIFY_NONE &&
      row.factor_reset_time && { notices: [factorReset(row.factor_reset_time, row.factor_reset_by)] }),
  };
}

function factorReset(time: Date, by: string | null) {
  return { code: 'SECOND_FACTOR_RESET' as const, by: by ?? '', time: time.toISOString() };
}
