import { nextOpenTime } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import type { Db } from '#server/core/db/database.ts';
import { hastenJob, removeJob } from '#server/core/jobs/job-store.ts';
import type { ParserSourceRow } from '../source-row.ts';
import { cancelRunsOf, setNextRun } from './run-store.ts';

/** The kind of the jobs that fetch a source; the feature `crawls` has their handler. */
export const CRAWL_JOB = 'crawls.run';
const keyOf = (sourceId: string) => `${CRAWL_JOB}:${sourceId}`;

type Planned = Pick<
  ParserSourceRow,
  'id' | 'project_id' | 'status' | 'paused_reason' | 'schedule' | 'timezone' | 'next_run_time'
>;

/** Whether a source is fetched as planned. */
export function isFetched({ status, paused_reason }: Planned): boolean {
  return status === 'ENABLE' && paused_reason === null;
}

/** After a change of a source: its next run, or none. A run under way goes on, or ends with the source. */
export async function planRuns(db: Db, source: Planned, now: Date): Promise<void> {
  if (!isFetched(source)) return await dropRuns(db, source, now);
  const { schedule, timezone, next_run_time: planned } = source;
  const latest = new Date(now.getTime() + schedule.everyMinutes * 60_000);
  const wanted = planned === null ? now : planned < latest ? planned : latest;
  const runAt = nextOpenTime(schedule, timezone, wanted < now ? now : wanted);
  await queueRun(db, source, runAt);
  await setNextRun(db, source, runAt);
}

/** The run of a source at a time, or sooner where one is planned sooner. */
export async function queueRun(db: Db, { id, project_id }: Pick<Planned, 'id' | 'project_id'>, runAt: Date) {
  const payload = { projectId: project_id, sourceId: id };
  await hastenJob(db, { kind: CRAWL_JOB, key: keyOf(id), payload, runAt });
}

/** No run from now on; one under way is cancelled. */
export async function dropRuns(
  db: Db,
  source: Pick<Planned, 'id' | 'project_id'>,
  now = new Date(),
): Promise<void> {
  await removeJob(db, keyOf(source.id));
  await cancelRunsOf(db, source, now);
  await setNextRun(db, source, null);
}

/** The next planned run, in the transaction that ends one. */
export async function queueNextRun(
  db: Db,
  source: Pick<Planned, 'id' | 'project_id'>,
  runAt: Date,
): Promise<void> {
  await queueRun(db, source, runAt);
  await setNextRun(db, source, runAt);
}
