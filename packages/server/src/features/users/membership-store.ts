import type { Db } from '#server/core/db/database.ts';

/** Puts the person into exactly these projects. */
export async function replaceMemberships(
  tx: Db,
  userId: string,
  projectIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('project_members')
    .where('user_id', '=', userId)
    .$if(projectIds.length > 0, (query) => query.where('project_id', 'not in', projectIds))
    .execute();
  if (projectIds.length === 0) return;
  await tx
    .insertInto('project_members')
    .values(projectIds.map((projectId) => ({ project_id: projectId, user_id: userId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'project_id']).doNothing())
    .execute();
}
