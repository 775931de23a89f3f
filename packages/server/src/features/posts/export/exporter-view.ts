import { type Permission, permissionsIn, permissionsOf } from '@toasoan/contract/access/permissions.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

interface Exporter {
  readonly actor: PostActor;
  readonly timezone: string;
}

/**
 * The person who started the export, with their current rights. @throws FORBIDDEN once they may not see the list.
 */
export async function getExporter(
  db: Db,
  projectId: string,
  userId: string,
  deps: Permission = 'post.view',
): Promise<Exporter> {
  const row = await db
    .selectFrom('users')
    .innerJoin('projects', (join) => join.on('projects.id', '=', projectId))
    .select([
      'role',
      'permission_grants',
      'permission_denials',
      'workflow_mode',
      'allow_self_approve',
      'timezone',
    ])
    .where('users.id', '=', userId)
    .where('users.status', '=', 'ENABLE')
    .where('users.deleted_time', 'is', null)
    .where('projects.status', '=', 'ENABLE')
    .where(
      sql<boolean>`(role = 'SUPPER_ADMIN' OR EXISTS (
        SELECT FROM project_members
        WHERE project_members.user_id = users.id AND project_id = ${projectId}))`,
    )
    .executeTakeFirst();
  if (row === undefined) throw new AppError('FORBIDDEN');
  const { role, permission_grants: permissionGrants, permission_denials: permissionDenials } = row;
  const person = { role, permissionGrants, permissionDenials };
  const permissions = permissionsIn(
    { ...person, permissions: permissionsOf(person) },
    { workflowMode: row.workflow_mode },
  );
  if (!permissions.includes(deps)) throw new AppError('FORBIDDEN');
  return {
    actor: {
      userId,
      permissions,
      allowSelfApprove: row.allow_self_approve,
      workflowMode: row.workflow_mode,
    },
    timezone: row.timezone,
  };
}
