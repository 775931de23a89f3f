import type { Db } from '#server/core/db/database.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import { runLongJob } from '#server/core/jobs/run-long-job.ts';
import { runShortJob } from '#server/core/jobs/run-short-job.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';

/** Runs all due jobs one after the other, like a worker. @returns the number of runs. */
export async function runDueJobs(
  db: Db,
  handlers: readonly JobHandler[],
  now = () => new Date(),
): Promise<number> {
  const deps = { db, handlers, log: silentLog, now, stopped: new AbortController().signal };
  const nothing = () => undefined;
  let runs = 0;
  while (
    (await runShortJob(deps, nothing)) ||
    (await runLongJob(deps, nothing, 'long')) ||
    (await runLongJob(deps, nothing, 'remote')) ||
    (await runLongJob(deps, nothing, 'paced'))
  )
    runs += 1;
  return runs;
}
