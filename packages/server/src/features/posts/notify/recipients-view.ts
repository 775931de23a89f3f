import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  IS_STILL_HERE,
  mayHold,
  permissionsOfRow,
  RIGHTS_COLUMNS,
  type RightsRow,
} from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

/** A larger group is no longer a group that waits for a post. */
const MOST = 200;

/** Members of the project who have this permission there. Administrators of all sites are left out. */
export async function findPeopleWho(
  db: Db,
  projectId: string,
  permission: Permission,
): Promise<readonly string[]> {
  return await findMembers(db, projectId, sql`true`, permission);
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
  return await findMembers(db, projectId, named, isPublic ? undefined : 'post.editAny');
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
  permission: Permission | undefined,
): Promise<readonly string[]> {
  const { rows } = await sql<RightsRow & { id: string }>`
    SELECT users.id, ${RIGHTS_COLUMNS} FROM project_members AS member
    JOIN users ON users.id = member.user_id
    JOIN projects ON projects.id = member.project_id
    WHERE member.project_id = ${projectId} AND ${IS_STILL_HERE}
      AND account_type = 'user' AND ${which} AND ${permission === undefined ? sql`true` : mayHold(permission)}
    ORDER BY last_sign_in_time DESC NULLS LAST, users.id`.execute(db);
  return rows
    .filter((row) => permission === undefined || permissionsOfRow(row).includes(permission))
    .slice(0, MOST)
    .map(({ id }) => id);
}
