import { permissionsIn, permissionsOf } from '@toasoan/contract/access/permissions.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export interface Assignee {
  readonly userId: string;
  readonly displayName: string;
  readonly permissions: readonly string[];
}

/** An enabled person who works in the project and may edit any post there. */
export async function findAssignee(
  db: Db,
  project: { readonly projectId: string; readonly workflowMode: WorkflowMode },
  userId: string,
): Promise<Assignee | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'display_name', 'role', 'permission_grants', 'permission_denials'])
    .where('id', '=', userId)
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .where(
      sql<boolean>`(role = 'SUPPER_ADMIN' OR EXISTS (
        SELECT FROM project_members
        WHERE project_members.user_id = users.id AND project_id = ${project.projectId}))`,
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, permission_grants: permissionGrants, permission_denials: permissionDenials } = row;
  const person = { role, permissionGrants, permissionDenials };
  const permissions = permissionsIn({ ...person, permissions: permissionsOf(person) }, project);
  if (!permissions.includes('post.editAny')) return undefined;
  return { userId: row.id, displayName: row.display_name, permissions };
}
