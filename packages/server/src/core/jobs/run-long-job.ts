import { inTransaction } from '#server/core/db/in-transaction.ts';
import { holdLease } from './hold-lease.ts';
import type { Ending } from './job.ts';
import { type ClaimedJob, giveBack, leaseLongJob, takeAway } from './job-run-store.ts';
import { noteFailedRun } from './note-failed-run.ts';
import { handlerOf, type RunnerDependencies } from './runner-needs.ts';

/** Takes one long job that is due and does it. @returns false where none was due. */
export async function runLongJob(deps: RunnerDependencies, onFound: () => void): Promise<boolean> {
  const kinds = deps.handlers.filter(({ isLong }) => isLong).map(({ kind }) => kind);
  if (kinds.length === 0) return false;
  const job = await leaseLongJob(deps.db, { kinds, at: deps.now() });
  if (job === undefined) return false;
  onFound();
  if (job.attempts > handlerOf(deps.handlers, job.kind).attempts) {
    const error = new Error('Every run of it ended with its process.');
    await noteFailedRun(deps, deps.db, job, { attempts: job.attempts, error });
  } else {
    await runLeased(deps, job);
  }
  return true;
}

async function runLeased(deps: RunnerDependencies, job: ClaimedJob): Promise<void> {
  const { db, log, now, stopped } = deps;
  const lease = holdLease(deps, job);
  const signal = AbortSignal.any([stopped, lease.lost]);
  try {
    const handler = handlerOf(deps.handlers, job.kind);
    const ending = await handler.run(job.payload, { db, jobId: job.id, log, signal, now });
    await end(deps, job, ending);
  } catch (error) {
    if (stopped.aborted) await giveBack(db, job);
    else if (!lease.lost.aborted) {
      await noteFailedRun(deps, db, job, { attempts: job.attempts, error });
    }
  } finally {
    lease.end();
  }
}

/** What the run answers is done by the one run that takes the job away. */
async function end(
  { db, log }: RunnerDependencies,
  job: ClaimedJob,
  ending: Ending | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await takeAway(tx, job)) await ending?.(tx);
    else log.warn({ jobId: job.id, kind: job.kind }, 'job was taken over while it ran');
  });
}
