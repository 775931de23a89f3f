import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { settleAhead } from '#server/core/db/pipelined-transaction.ts';
import { type ClaimedJob, noteFailure, rollbackToJob, savepointOfJob } from './job-run-store.ts';
import { handlerOf, type RunnerDependencies } from './runner-needs.ts';

const FIRST_MS = 5_000;

const LONGEST_MS = 3_600_000;

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
  else log.warn(about, 'job failed, will be retried');
}

/** The job is given up even when these fail, for example over an unreadable payload. */
async function sayLastWords(tx: Db, say: () => Promise<void>, log: RunnerDependencies['log']): Promise<void> {
  await savepointOfJob(tx);
  try {
    await say();
    await settleAhead(tx);
  } catch (err) {
    await rollbackToJob(tx);
    log.error({ err }, 'give-up handler of a job failed');
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Milliseconds until the next run after this many failures: 5 s, 10 s, 20 s … an hour. */
function retryDelay(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
