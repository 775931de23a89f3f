import { JobLane } from './job-lane.ts';
import { runLongJob } from './run-long-job.ts';
import { runShortJob } from './run-short-job.ts';
import type { RunnerDependencies } from './runner-needs.ts';

/** A job begins this long after its time at the latest, where a hand is free. */
const LOOK_MS = 500;
/** Hands for short and for long jobs; each holds a connection of the pool at times. */
const SHORT_WIDTH = 3;
const LONG_WIDTH = 2;
/** How long a stop waits for what runs. */
const PATIENCE_MS = 10_000;

/** Does the jobs that are due, now and from now on; answers how to stop. Any number of processes may do so. */
export function startJobs(parts: Omit<RunnerDependencies, 'stopped'>): () => Promise<void> {
  const stop = new AbortController();
  const deps = { ...parts, stopped: stop.signal };
  const onError = (err: unknown) => parts.log.error({ err }, 'jobs could not be looked for');
  const lanes = [
    new JobLane((onFound) => runShortJob(deps, onFound), SHORT_WIDTH, onError),
    new JobLane((onFound) => runLongJob(deps, onFound), LONG_WIDTH, onError),
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
