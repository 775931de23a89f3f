import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type ClaimedJob, noteFailure } from './job-run-store.ts';
import { rollbackToJob, savepointOfJob } from './job-savepoint-store.ts';
import { retryDelay } from './retry-delay.ts';
import { handlerOf, type RunnerDependencies } from './runner-needs.ts';

const MAX_ERROR = 2_000;

/** A job whose run failed waits longer each time, until it is given up. `attempts` counts this run. */
export async function noteFailedRun(
  { handlers, log, now }: RunnerDependencies,
  db: Db,
  job: ClaimedJob,
  failed: { readonly attempts: number; readonly error: unknown },
): Promise<void> {
  const { attempts } = failed;
  const handler = handlerOf(handlers, job.kind);
  const error = messageOf(failed.error).slice(0, MAX_ERROR);
  const isDead = attempts >= handler.attempts;
  const retryAt = new Date(now().getTime() + retryDelay(attempts));
  const about = { err: failed.error, jobId: job.id, kind: job.kind, attempts };
  const wasNoted = await inTransaction(db, async (tx) => {
    const isOurs = await noteFailure(tx, job, { error, attempts, retryAt, deadTime: isDead ? now() : null });
    if (isOurs && isDead) await sayLastWords(tx, () => handler.giveUp(job.payload, { db: tx, error }), log);
    return isOurs;
  });
  if (!wasNoted) return;
  if (isDead) log.error(about, 'job given up');
  else log.warn(about, 'job failed and is tried again later');
}

/** A job is given up all the same where they fail, as they do over a payload that nobody can read. */
async function sayLastWords(tx: Db, say: () => Promise<void>, log: RunnerDependencies['log']): Promise<void> {
  await savepointOfJob(tx);
  try {
    await say();
  } catch (err) {
    await rollbackToJob(tx);
    log.error({ err }, 'last words over a job failed');
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
