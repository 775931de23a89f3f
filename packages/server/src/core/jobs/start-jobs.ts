import { runLongJob } from './run-long-job.ts';
import { runShortJob } from './run-short-job.ts';
import type { RunnerDependencies } from './runner-needs.ts';

/** Takes one job and runs it; calls `onFound` once it has one, returns false where there was none. */
type RunNext = (onFound: () => void) => Promise<boolean>;

/** The longest delay of a job after its time, while a slot is free. */
const LOOK_MS = 500;
/** Slots for short and for long jobs; each holds a connection of the pool at times. */
const SHORT_WIDTH = 3;
const LONG_WIDTH = 2;
/** Remote jobs hold no connection while they wait, so a few slow receivers take no slot from the others. */
const REMOTE_WIDTH = 12;
/** A run of the crawler waits seconds for each request: 500 sources that bring news at once still begin in time. */
const PACED_WIDTH = 64;
/** How long a stop waits for running jobs. */
const PATIENCE_MS = 10_000;

/** Runs due jobs, now and from now on; returns a function that stops it. Any number of processes may do so. */
export function startJobs(parts: Omit<RunnerDependencies, 'stopped'>): () => Promise<void> {
  const stop = new AbortController();
  const deps = { ...parts, stopped: stop.signal };
  const onError = (err: unknown) => parts.log.error({ err }, 'polling for jobs failed');
  const lanes = [
    new JobLane((onFound) => runShortJob(deps, onFound), SHORT_WIDTH, onError),
    new JobLane((onFound) => runLongJob(deps, onFound, 'long'), LONG_WIDTH, onError),
    new JobLane((onFound) => runLongJob(deps, onFound, 'remote'), REMOTE_WIDTH, onError),
    new JobLane((onFound) => runLongJob(deps, onFound, 'paced'), PACED_WIDTH, onError),
  ];
  const look = () => {
    for (const lane of lanes) lane.look();
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    clearInterval(timer);
    stop.abort();
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
    await Promise.race([Promise.all(lanes.map((lane) => lane.close())), patience]);
  };
}

/** Runs jobs in parallel, `width` at most, with only one more poller than there are jobs. */
class JobLane {
  readonly #running = new Set<Promise<void>>();
  readonly #runNext: RunNext;
  readonly #width: number;
  readonly #onError: (error: unknown) => void;
  #isLooking = false;
  #isClosed = false;
  #isFailing = false;

  constructor(runNext: RunNext, width: number, onError: (error: unknown) => void) {
    this.#runNext = runNext;
    this.#width = width;
    this.#onError = onError;
  }

  /** Looks for jobs now, unless a poller is already looking or all slots are in use. */
  look(): void {
    if (this.#isClosed || this.#isLooking || this.#running.size >= this.#width) return;
    this.#isLooking = true;
    const run: Promise<void> = this.#lookAndRun().then((hasFound) => {
      this.#running.delete(run);
      if (hasFound) this.look();
    });
    this.#running.add(run);
  }

  /** Takes no more jobs and waits for the running ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running);
  }

  async #lookAndRun(): Promise<boolean> {
    let hasFound = false;
    try {
      const hasRun = await this.#runNext(() => {
        hasFound = true;
        this.#isLooking = false;
        this.look();
      });
      this.#isFailing = false;
      return hasRun;
    } catch (error) {
      // Logged once while a database is away, not twice a second.
      if (!this.#isFailing) this.#onError(error);
      this.#isFailing = true;
      return false;
    } finally {
      // After a find, another poller takes over.
      if (!hasFound) this.#isLooking = false;
    }
  }
}
