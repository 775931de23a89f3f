import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type ChangeOf,
  holdVersioned,
  insertVersioned,
  type RowOf,
  updateVersioned,
  type ValuesOf,
} from '#server/core/db/versioned.ts';

export type RecallRow = RowOf<'submission_recalls'>;

export async function insertRecall(
  db: Db,
  projectId: string,
  values: ValuesOf<'submission_recalls'>,
  by: Actor,
): Promise<RecallRow> {
  return await insertVersioned(db, 'submission_recalls', projectId, values, by);
}

/** @throws NOT_FOUND */
export async function holdRecall(db: Db, projectId: string, id: string): Promise<RecallRow> {
  return await holdVersioned(db, 'submission_recalls', projectId, id);
}

/** @throws VERSION_CONFLICT */
export async function changeRecall(
  db: Db,
  before: RecallRow,
  values: ChangeOf<'submission_recalls'>,
  by: Actor,
): Promise<RecallRow> {
  return await updateVersioned(db, 'submission_recalls', before, values, by);
}

/** Hides the previews of a work, so that no answer names their addresses. @returns the files that were shown. */
export async function hideFiles(db: Db, projectId: string, submissionId: string): Promise<string[]> {
  const rows = await db
    .updateTable('submission_files')
    .set({ state: 'STORED' })
    .where('project_id', '=', projectId)
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'READY')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Shows previews again that are back in the storage. */
export async function showFiles(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('submission_files')
    .set({ state: 'READY' })
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'STORED')
    .execute();
}
