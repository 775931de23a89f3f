import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';

export const RECALL_FILES = 'contest.recallFiles';

/** Brings previews to where a recall says, once its transaction has committed. */
export async function moveRecalledFiles(db: Db, projectId: string, recallId: string): Promise<void> {
  const key = `${RECALL_FILES}:${recallId}`;
  await addJob(db, { kind: RECALL_FILES, key, payload: { projectId, recallId } });
}
