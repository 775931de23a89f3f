import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { findMissedTimes } from './missed-times-view.ts';
import { addTimeJob, jobKindOf, type TimeKind } from './plan-times.ts';
import { transitionOnTime } from './transition-on-time.ts';

const payload = z.strictObject({ projectId: z.string(), postId: z.string() });

/** What the product itself does with posts at their times. */
export function postJobs(): readonly JobHandler[] {
  return [onTime('publish'), onTime('expire')];
}

function onTime(kind: TimeKind): JobHandler {
  return shortJob({
    kind: jobKindOf(kind),
    payload,
    run: async (post, context) => await transitionOnTime(context, kind, post),
  });
}

/** Adds a job to every due post that has none. */
export async function sweepTimes(db: Db, now: Date): Promise<void> {
  const missed = await findMissedTimes(db, now);
  for (const { kind, ...post } of missed) {
    await inTransaction(db, (tx) => addTimeJob(tx, kind, post, now));
  }
}
