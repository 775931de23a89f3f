import type { Role } from '@toasoan/contract/access/roles.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import type { Db } from '#server/core/db/database.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

/** The projects of a person: all of them for SUPPER_ADMIN; otherwise their own projects that are not archived. */
export async function findSessionProjects(
  db: Db,
  person: { readonly userId: string; readonly role: Role },
): Promise<SessionProject[]> {
  const isEverywhere = person.role === 'SUPPER_ADMIN';
  const rows = await db
    .selectFrom('projects')
    .leftJoin('project_members as member', (join) =>
      join.onRef('member.project_id', '=', 'projects.id').on('member.user_id', '=', person.userId),
    )
    .select([
      'projects.id as projectId',
      'code',
      'name',
      'site_type as siteType',
      'color',
      'status',
      'workflow_mode as workflowMode',
      'allow_self_approve as allowSelfApprove',
      'domains',
      'logo_id',
      'logo_key',
    ])
    .select(['member.permission_grants', 'member.permission_denials'])
    .$if(!isEverywhere, (query) =>
      query.where('status', '=', 'ENABLE').where('member.user_id', 'is not', null),
    )
    .orderBy('projects.id')
    .execute();
  return rows.map(({ logo_id, logo_key, permission_grants, permission_denials, ...project }) => ({
    ...project,
    logo: imageRefOf(logo_id, logo_key),
    permissionGrants: permission_grants ?? [],
    permissionDenials: permission_denials ?? [],
  }));
}
