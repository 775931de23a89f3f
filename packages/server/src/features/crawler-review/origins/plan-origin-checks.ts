import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';

/** The kind of the jobs that look at an original again; the feature `crawls` has their handler. */
export const ORIGIN_JOB = 'crawls.origin';

export const originJobKey = (itemId: string) => `${ORIGIN_JOB}:${itemId}`;

/** Hours after a text was taken over at which its original is looked at again. */
const AFTER_HOURS = [1, 24, 168];

/** The next look at an original; none after the last. */
export async function planOriginCheck(
  db: Db,
  { projectId, itemId, step, from }: { projectId: string; itemId: string; step: number; from: Date },
): Promise<void> {
  const hours = AFTER_HOURS[step];
  if (hours === undefined) return;
  await addJob(db, {
    kind: ORIGIN_JOB,
    key: originJobKey(itemId),
    payload: { projectId, itemId, step, from: from.toISOString() },
    runAt: new Date(from.getTime() + hours * 3_600_000),
  });
}
