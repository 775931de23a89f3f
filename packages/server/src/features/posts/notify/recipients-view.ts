import { type Permission, rolesWith, TWO_STEP_EDITOR } from '@toasoan/contract/access/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A larger group is no longer a group that waits for a post. */
const MOST = 200;

/**
 * People who work in the project and have this permission; `permissionsIn` in SQL. Administrators of all sites are
 * left out.
 */
export async function findPeopleWho(
  db: Db,
  projectId: string,
  permission: Permission,
): Promise<readonly string[]> {
  return await findMembers(db, projectId, mayDo(permission));
}

/** People of the project with these names who may see other people's posts. */
export async function findNamedColleagues(
  db: Db,
  projectId: string,
  names: readonly string[],
  { isPublic }: { readonly isPublic: boolean },
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const named = sql<boolean>`display_name = ANY(${names}::text[])`;
  return await findMembers(db, projectId, isPublic ? named : sql`${named} AND ${mayDo('post.editAny')}`);
}

/** Who set the post's publication time, or changed it. */
export async function findWhoSetTime(db: Db, projectId: string, postId: string): Promise<string | null> {
  const transition = await db
    .selectFrom('post_moves')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('move', 'in', ['schedule', 'reschedule'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return transition?.user_id ?? null;
}

async function findMembers(
  db: Db,
  projectId: string,
  which: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id FROM project_members
    JOIN users ON users.id = project_members.user_id
    JOIN projects ON projects.id = project_members.project_id
    WHERE project_members.project_id = ${projectId} AND users.status = 'ENABLE' AND deleted_time IS NULL
      AND account_type = 'user' AND ${which}
    ORDER BY last_sign_in_time DESC NULLS LAST, users.id LIMIT ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

function mayDo(permission: Permission): RawBuilder<boolean> {
  const inTwoSteps = TWO_STEP_EDITOR.includes(permission)
    ? sql`role = 'EDITOR' AND workflow_mode = 'TWO_STEP'`
    : sql`false`;
  return sql`(NOT ${permission} = ANY(permission_denials)
    AND (role = ANY(${rolesWith(permission)}::text[]) OR ${permission} = ANY(permission_grants) OR ${inTwoSteps}))`;
}
