import { type Permission, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The owner of the notifications. */
export interface Reader {
  readonly userId: string;
  readonly role: Role;
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
}

/** The part of `posts` that a person may know of in a project; undefined when that is all of it. */
export type PostsVisibleTo = (person: {
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly workflowMode: WorkflowMode;
  readonly allowSelfApprove: boolean;
}) => RawBuilder<boolean> | undefined;

const MAY_READ: Permission = 'post.view';

/** Whether the person may see the post of a row, as a condition over `notifications` joined with `posts`. */
export async function stillVisible(
  db: Db,
  reader: Reader,
  visibleTo: PostsVisibleTo,
): Promise<RawBuilder<boolean>> {
  const whole: string[] = [];
  const parts: RawBuilder<boolean>[] = [];
  for (const project of await findProjectsOf(db, reader)) {
    const permissions = permissionsIn(reader, project);
    if (!permissions.includes(MAY_READ)) continue;
    const visible = visibleTo({ ...project, userId: reader.userId, permissions });
    if (visible === undefined) whole.push(project.id);
    else parts.push(sql`(posts.project_id = ${project.id} AND ${visible})`);
  }
  return sql`(${sql.join([sql`posts.project_id = ANY(${whole}::bigint[])`, ...parts], sql` OR `)})`;
}

async function findProjectsOf(db: Db, { userId, role }: Reader) {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('project_members as member', (join) =>
      join.onRef('member.project_id', '=', 'projects.id').on('member.user_id', '=', userId),
    )
    .select(['projects.id', 'workflow_mode as workflowMode', 'allow_self_approve as allowSelfApprove'])
    .select(['member.permission_grants', 'member.permission_denials'])
    .where('status', '=', 'ENABLE')
    .$if(role !== 'SUPPER_ADMIN', (query) => query.where('member.user_id', 'is not', null))
    .execute();
  return rows.map(({ permission_grants, permission_denials, ...project }) => ({
    ...project,
    permissionGrants: permission_grants ?? [],
    permissionDenials: permission_denials ?? [],
  }));
}
