import type { Db } from '#server/core/db/database.ts';
import { isRetryable } from '#server/core/db/database-error.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { settleAhead } from '#server/core/db/pipelined-transaction.ts';
import { type ClaimedJob, lockShortJob, rollbackToJob, savepointOfJob, takeAway } from './job-run-store.ts';
import { noteFailedRun } from './note-failed-run.ts';
import { handlerOf, type RunnerDependencies } from './runner-needs.ts';

/**
 * Takes one due short job, runs it and removes it, in one transaction. The lock and all its writes end with the
 * connection, so a process that dies leaves the job unchanged. @returns false where none was due.
 */
export async function runShortJob(deps: RunnerDependencies, onFound: () => void): Promise<boolean> {
  const kinds = deps.handlers.filter(({ isLong }) => !isLong).map(({ kind }) => kind);
  if (kinds.length === 0) return false;
  let job: ClaimedJob | undefined;
  try {
    return await inTransaction(deps.db, async (tx) => {
      job = await lockShortJob(tx, { kinds, at: deps.now() });
      if (job === undefined) return false;
      onFound();
      await runLocked(deps, tx, job);
      return true;
    });
  } catch (error) {
    if (job === undefined) throw error;
    await noteFailedRun(deps, deps.db, job, { attempts: job.attempts + 1, error });
    return true;
  }
}

/**
 * A failed run is rolled back and recorded under the same lock, so that no other process takes the job in between.
 */
async function runLocked(deps: RunnerDependencies, tx: Db, job: ClaimedJob): Promise<void> {
  const handler = handlerOf(deps.handlers, job.kind);
  const { log, now, stopped: signal } = deps;
  await savepointOfJob(tx);
  try {
    // First, so that the handler may add the next job of the same key.
    await takeAway(tx, job);
    await handler.run(job.payload, { db: tx, jobId: job.id, log, signal, now });
    await settleAhead(tx);
  } catch (error) {
    if (isRetryable(error)) throw error;
    await rollbackToJob(tx);
    await noteFailedRun(deps, tx, job, { attempts: job.attempts + 1, error });
  }
}
