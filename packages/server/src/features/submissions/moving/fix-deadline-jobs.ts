import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { holdSubmission } from '../submission-store.ts';
import { moveSubmission, type OnMoved } from './move-submission.ts';
import { FIX_DEADLINE_JOB, planFixDeadline } from './plan-fix-deadline.ts';

/** Whoever acts when nobody does. */
const PRODUCT = { userId: null, displayName: 'Hệ thống' } as const;

interface Due {
  readonly projectId: string;
  readonly submissionId: string;
}

/** Works that were not mended in time are out (domain §9.6: NEEDS_FIX → INVALID, automatically). */
export function fixDeadlineJobs(onMoved: OnMoved): readonly JobHandler[] {
  return [
    shortJob({
      kind: FIX_DEADLINE_JOB,
      payload: z.strictObject({ projectId: z.string(), submissionId: z.string() }),
      run: async (due, context) => await endTime(due, context, onMoved),
    }),
  ];
}

async function endTime(
  { projectId, submissionId }: Due,
  context: JobContext,
  onMoved: OnMoved,
): Promise<void> {
  const { db, jobId, now } = context;
  const row = await holdSubmission(db, projectId, submissionId).catch(ifGone);
  if (row?.state !== 'NEEDS_FIX' || row.fix_until === null) return;
  if (row.fix_until > now()) return await planFixDeadline(db, row);
  const source = { db, projectId, address: '', requestId: `job-${jobId}` };
  const holds = (taker: string) => taker === 'deadline';
  await moveSubmission({ source, by: PRODUCT, language: 'vi', holds, now: now(), onMoved }, row, {
    to: 'INVALID',
    reasonCode: 'NOT_MENDED',
    reasonText: '',
  });
}

function ifGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
