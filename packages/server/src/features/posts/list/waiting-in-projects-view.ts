import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { WaitingInProjects } from '@toasoan/contract/features/projects/project.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, CallerProject } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { countWaiting } from './waiting-view.ts';

/** How many posts wait for a person, in one statement for all these projects; those without any are left out. */
export async function countWaitingIn(
  db: Db,
  caller: Caller,
  projects: readonly CallerProject[],
): Promise<WaitingInProjects['items']> {
  const counts = projects.flatMap((project) => waitingIn(caller, project) ?? []);
  if (counts.length === 0) return [];
  const { rows } = await sql<{ projectId: string; waiting: number }>`
    SELECT project_id AS "projectId", waiting::int
    FROM (${sql.join(counts, sql` UNION ALL `)}) AS counted (project_id, waiting)
    WHERE waiting > 0`.execute(db);
  return rows;
}

function waitingIn(caller: Caller, project: CallerProject): RawBuilder<unknown> | undefined {
  const permissions = permissionsIn(caller, project);
  if (!permissions.includes('post.view')) return undefined;
  const { projectId, workflowMode, allowSelfApprove } = project;
  const actor = { userId: caller.userId, permissions, workflowMode, allowSelfApprove };
  return sql`SELECT ${projectId}::text, ${countWaiting(projectId, actor)}`;
}
