import { permissionsIn, permissionsOf } from '@toasoan/contract/access/permissions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** States in which a file's bytes are verified. */
export const WHOLE_STATES = ['READY', 'QUARANTINED', 'TRASHED'] as const;

/** The files that can be downloaded: the complete ones of this project, in the order of their ids. */
export async function zippableFiles(db: Db, projectId: string, ids: readonly string[]) {
  return await db
    .selectFrom('media')
    .select(['id', 'key', 'file_number', 'file_name', 'title', 'size_bytes', 'create_time'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .where('state', 'in', WHOLE_STATES)
    .orderBy('id')
    .execute();
}

/** Whether the requester may still see the library. */
export async function stillSeesLibrary(db: Db, projectId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('projects', (join) => join.on('projects.id', '=', projectId))
    .select(['role', 'permission_grants', 'permission_denials', 'workflow_mode'])
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
  if (row === undefined) return false;
  const { role, permission_grants: permissionGrants, permission_denials: permissionDenials } = row;
  const person = { role, permissionGrants, permissionDenials };
  const permissions = permissionsOf(person);
  return permissionsIn({ ...person, permissions }, { workflowMode: row.workflow_mode }).includes(
    'media.view',
  );
}
