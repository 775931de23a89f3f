import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { examineWork } from './check-submission.ts';
import type { ExaminingDependencies } from './examine-file.ts';

const KIND = 'submission.check';
const ATTEMPTS = 6;

const payload = z.strictObject({ projectId: z.string(), submissionId: z.string() });

/** Has a work checked after the caller's transaction commits; a check that waits or runs begins again. */
export async function checkSubmission(db: Db, projectId: string, submissionId: string): Promise<void> {
  await addJob(db, {
    kind: KIND,
    key: `submission-check:${submissionId}`,
    payload: { projectId, submissionId },
  });
}

export function submissionCheckJobs(deps: ExaminingDependencies): readonly JobHandler[] {
  return [
    longJob({
      kind: KIND,
      payload,
      attempts: ATTEMPTS,
      run: (work, { db, now, signal }) =>
        examineWork(deps, db, { ...work, now, signal, checkAgain: checkSubmission }),
    }),
  ];
}
