import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import type { SubmissionRow } from '../submission-row.ts';

export const FIX_DEADLINE_JOB = 'submission.fixDeadline';

/** The product looks at the work when its author's time is over; a later time replaces this one. */
export async function planFixDeadline(tx: Db, { id, project_id, fix_until }: SubmissionRow): Promise<void> {
  if (fix_until === null) return;
  const payload = { projectId: project_id, submissionId: id };
  await addJob(tx, { kind: FIX_DEADLINE_JOB, key: `${FIX_DEADLINE_JOB}:${id}`, payload, runAt: fix_until });
}
