import { type ClaimedJob, renewLease } from './job-run-store.ts';
import type { RunnerDependencies } from './runner-needs.ts';

const RENEW_MS = 1_000;
/** Shorter than the lease in the database: this process knows first that it has lost it. */
const SURE_MS = 3_500;

interface HeldLease {
  /** Aborted when the run is not ours any more, or cannot be told to be. */
  readonly lost: AbortSignal;
  end(): void;
}

/** Keeps others away from a long job while it runs. */
export function holdLease({ db, log }: Pick<RunnerDependencies, 'db' | 'log'>, job: ClaimedJob): HeldLease {
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
