import type { Db } from '#server/core/db/database.ts';
import type { TargetRef } from './target-view.ts';

interface Choice extends TargetRef {
  readonly isOpen: boolean;
  readonly byName: string;
}

export async function writeTarget(
  db: Db,
  projectId: string,
  { targetType, targetId, isOpen, byName }: Choice,
): Promise<void> {
  const chosen = { is_open: isOpen, updated_by_name: byName, update_time: new Date() };
  await db
    .insertInto('comment_targets')
    .values({ project_id: projectId, target_type: targetType, target_id: targetId, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'target_type', 'target_id']).doUpdateSet(chosen),
    )
    .execute();
}

/** What somebody chose for one target; undefined: the project's rules decide. */
export async function findChoice(
  db: Db,
  projectId: string,
  { targetType, targetId }: TargetRef,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('comment_targets')
    .select('is_open')
    .where('project_id', '=', projectId)
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return row?.is_open;
}
