import { permissionsIn, permissionsOf } from '@toasoan/contract/access/permissions.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Due {
  readonly title: string;
  readonly dueTime: Date;
  readonly assigneeId: string;
}

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

/** The due time of a post's editor; undefined without an editor or a due time. */
export async function findDue(db: Db, projectId: string, postId: string): Promise<Due | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(['title', 'edit_due_time', 'assignee_id'])
    .where('project_id', '=', projectId)
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!row || row.edit_due_time === null || row.assignee_id === null) return undefined;
  return { title: row.title, dueTime: row.edit_due_time, assigneeId: row.assignee_id };
}
