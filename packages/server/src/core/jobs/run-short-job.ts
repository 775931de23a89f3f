import type { Db } from '#server/core/db/database.ts';
import { isRetryable } from '#server/core/db/database-error.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { settleAhead } from '#server/core/db/pipelined-transaction.ts';
import {
  type ClaimedJob,
  lockMoreOfKind,
  lockShortJob,
  rollbackToJob,
  savepointOfJob,
  takeLocked,
} from './job-run-store.ts';
import { noteFailedRun } from './note-failed-run.ts';
import { handlerOf, type RunnerDependencies } from './runner-needs.ts';

/**
 * Takes one due short job, with others of its kind where its handler does several at once, runs it and removes it, in
 * one transaction. The lock and all its writes end with the connection, so a process that dies leaves the jobs
 * unchanged. @returns false where none was due.
 */
export async function runShortJob(deps: RunnerDependencies, onFound: () => void): Promise<boolean> {
  const kinds = deps.handlers.filter(({ lane }) => lane === 'short').map(({ kind }) => kind);
  if (kinds.length === 0) return false;
  let job: ClaimedJob | undefined;
  try {
    return await inTransaction(deps.db, async (tx) => {
      const at = deps.now();
      job = await lockShortJob(tx, { kinds, at });
      if (job === undefined) return false;
      const others = await othersFor(deps, tx, job, at);
      onFound();
      await runLocked(deps, tx, [job, ...others]);
      return true;
    });
  } catch (error) {
    if (job === undefined) throw error;
    await noteFailedRun(deps, deps.db, job, { attempts: job.attempts + 1, error });
    return true;
  }
}

/** A job that has failed runs by itself: it may be the one that fails all of them. */
async function othersFor(
  { handlers }: RunnerDependencies,
  tx: Db,
  job: ClaimedJob,
  at: Date,
): Promise<ClaimedJob[]> {
  const { atOnce } = handlerOf(handlers, job.kind);
  return atOnce === 1 || job.attempts > 0 ? [] : await lockMoreOfKind(tx, job, at, atOnce - 1);
}

/**
 * A failed run is rolled back and recorded under the same lock, so that no other process takes the job in between.
 */
async function runLocked(
  deps: RunnerDependencies,
  tx: Db,
  jobs: readonly [ClaimedJob, ...ClaimedJob[]],
): Promise<void> {
  const [job] = jobs;
  const handler = handlerOf(deps.handlers, job.kind);
  const { log, now, stopped: signal } = deps;
  await savepointOfJob(tx);
  try {
    // First, so that the handler may add the next job of the same key.
    await takeLocked(tx, jobs);
    const payloads = jobs.map(({ payload }) => payload);
    await handler.run(payloads, { db: tx, jobId: job.id, log, signal, now });
    await settleAhead(tx);
  } catch (error) {
    if (isRetryable(error)) throw error;
    await rollbackToJob(tx);
    await noteFailedRun(deps, tx, job, { attempts: job.attempts + 1, error });
  }
}
