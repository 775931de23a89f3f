import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { Ending, Lane } from './job.ts';
import { type ClaimedJob, giveBack, leaseLongJob, renewLease, takeAway } from './job-run-store.ts';
import { noteFailedRun } from './note-failed-run.ts';
import { handlerOf, type RunnerDependencies } from './runner-needs.ts';

const RENEW_MS = 1_000;

/** Shorter than the lease in the database: this process notices first that it has lost it. */
const SURE_MS = 3_500;

interface HeldLease {
  /** Aborted when the run is no longer ours, or when that cannot be confirmed. */
  readonly lost: AbortSignal;
  end(): void;
}

/**
 * Takes one due job of a lane for long ones and runs it. One that it gets while the process stops is given back.
 * @returns false where none was due.
 */
export async function runLongJob(
  deps: RunnerDependencies,
  onFound: () => void,
  lane: Exclude<Lane, 'short'>,
): Promise<boolean> {
  const kinds = deps.handlers.filter((handler) => handler.lane === lane).map(({ kind }) => kind);
  if (kinds.length === 0) return false;
  const job = await leaseLongJob(deps.db, { kinds, at: deps.now() });
  if (job === undefined) return false;
  // A run may wait for the abort, which it would never see.
  if (deps.stopped.aborted) {
    await giveBack(deps.db, job);
    return false;
  }
  onFound();
  if (job.attempts > handlerOf(deps.handlers, job.kind).attempts) {
    const error = new Error('Every run ended with its process.');
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
    const ending = await handler.run([job.payload], { db, jobId: job.id, log, signal, now });
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

/** Only the run that removes the job executes what it returned. */
async function end(
  { db, log }: RunnerDependencies,
  job: ClaimedJob,
  ending: Ending | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await takeAway(tx, job)) await ending?.(tx);
    else log.warn({ jobId: job.id, kind: job.kind }, 'job lost to another process while it ran');
  });
}

/** Keeps other processes away from a long job while it runs. */
function holdLease({ db, log }: Pick<RunnerDependencies, 'db' | 'log'>, job: ClaimedJob): HeldLease {
  const lost = new AbortController();
  let sureUntil = performance.now() + SURE_MS;
  const renew = async () => {
    const asked = performance.now();
    try {
      if (await renewLease(db, job)) sureUntil = asked + SURE_MS;
      else lost.abort();
    } catch (err) {
      log.warn({ err, jobId: job.id }, 'lease of a job was not renewed');
    }
    if (performance.now() > sureUntil) lost.abort();
  };
  const timer = setInterval(renew, RENEW_MS);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}
