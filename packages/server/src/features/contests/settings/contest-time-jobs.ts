import { contentId } from '@toasoan/contract/core/ids.ts';
import { openingBlockers } from '@toasoan/contract/features/contests/contest-checklist.ts';
import * as z from 'zod/mini';
import type { Actor } from '#server/core/auth/actor.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { stepContest } from './contest-store.ts';
import { CONTEST_TIME, nextTimeOf, planTimes } from './contest-times.ts';
import { type HeldContest, holdContest } from './held-contest.ts';
import { noteChange } from './note-change.ts';
import { openingFacts } from './opening-facts-view.ts';

const payload = z.object({ projectId: contentId, contestId: contentId });
/** Whoever acts when nobody does. */
const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Contests that open and close at their times. */
export function contestTimeJobs({ isMailOn }: { readonly isMailOn: boolean }): readonly JobHandler[] {
  async function run(
    { projectId, contestId }: z.output<typeof payload>,
    { db, jobId, now }: Pick<JobContext, 'db' | 'jobId' | 'now'>,
  ): Promise<void> {
    const held = await findHeld(db, projectId, contestId);
    if (held === undefined) return;
    const due = nextTimeOf(held.row);
    if (due === null) return;
    if (due > now()) return await planTimes(db, held.row);
    const step = await stepOf(held);
    const after = await stepContest(db, held.row, step.change, PRODUCT);
    await planTimes(db, after);
    const source = { db, projectId, address: '', requestId: `job-${jobId}` };
    await noteChange(source, held, { verb: step.verb, by: PRODUCT });

    async function stepOf({ detail }: HeldContest) {
      if (detail.state === 'OPEN') return { verb: 'close', change: { state: 'CLOSED' } } as const;
      const missing = openingBlockers(await openingFacts(db, projectId, detail, { isMailOn, now }));
      // Something has gone since it was planned: the draft stays, and the checklist says what.
      if (missing.length > 0) return { verb: 'failOpening', change: { opensItself: false } } as const;
      return { verb: 'open', change: { state: 'OPEN', opensItself: false } } as const;
    }
  }
  return [shortJob({ kind: CONTEST_TIME, payload, run })];
}

async function findHeld(
  db: JobContext['db'],
  projectId: string,
  id: string,
): Promise<HeldContest | undefined> {
  try {
    return await holdContest(db, projectId, { id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
