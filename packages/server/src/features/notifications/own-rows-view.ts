import { type Permission, permissionsIn, permissionsOf } from '@toasoan/contract/access/permissions.ts';
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
  const everywhere = permissionsOf(reader);
  for (const project of await findProjectsOf(db, reader)) {
    const permissions = permissionsIn({ ...reader, permissions: everywhere }, project);
    if (!permissions.includes(MAY_READ)) continue;
    const visible = visibleTo({ ...project, userId: reader.userId, permissions });
    if (visible === undefined) whole.push(project.id);
    else parts.push(sql`(posts.project_id = ${project.id} AND ${visible})`);
  }
  return sql`(${sql.join([sql`posts.project_id = ANY(${whole}::bigint[])`, ...parts], sql` OR `)})`;
}

async function findProjectsOf(db: Db, { userId, role }: Reader) {
  const living = db
    .selectFrom('projects')
    .select(['id', 'workflow_mode as workflowMode', 'allow_self_approve as allowSelfApprove'])
    .where('status', '=', 'ENABLE');
  if (role === 'SUPPER_ADMIN') return await living.execute();
  return await living
    .where('id', 'in', (eb) =>
      eb.selectFrom('project_members').select('project_id').where('user_id', '=', userId),
    )
    .execute();
}
