import { permissionsOf } from '@toasoan/contract/access/permissions.ts';
import { sql } from 'kysely';
import { sessionRefusal } from '#server/core/auth/session-rules.ts';
import type { Db } from '#server/core/db/database.ts';

/** The projects of whose posts a session may hear, by session; those that may hear nothing any more are missing. */
export type Audience = ReadonlyMap<string, readonly string[]>;

/** Looks at many sessions at once, without counting as their use. */
export async function readAudience(db: Db, sessionIds: readonly string[], now: Date): Promise<Audience> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where(sql<boolean>`s.id = ANY (${sessionIds}::text[])`)
    .where('s.kind', '=', 'full')
    .where('u.must_change_password', '=', false)
    .select([
      's.id as session_id',
      's.end_reason',
      's.idle_until',
      's.absolute_until',
      's.cred_version',
      'u.cred_version as user_cred_version',
      'u.status as user_status',
      'u.deleted_time as user_deleted_time',
      'u.role',
      'u.permission_grants as permissionGrants',
      'u.permission_denials as permissionDenials',
    ])
    .select(
      sql<string[]>`ARRAY(
        SELECT p.id::text FROM projects AS p
        WHERE p.status = 'ENABLE' AND (u.role = 'SUPPER_ADMIN' OR EXISTS (
          SELECT FROM project_members AS m WHERE m.project_id = p.id AND m.user_id = u.id)))`.as('projects'),
    )
    .execute();
  return new Map(
    rows
      .filter((row) => sessionRefusal(row, now) === undefined)
      .map((row) => [row.session_id, permissionsOf(row).includes('post.view') ? row.projects : []]),
  );
}
