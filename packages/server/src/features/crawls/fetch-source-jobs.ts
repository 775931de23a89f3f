import { PAUSED_AFTER_FAILED } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { nextRunTime } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import * as z from 'zod/mini';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { planGathering } from '#server/features/crawler-review/public.ts';
import { PLAIN_DEFINITION } from '#server/features/extraction/public.ts';
import {
  auditSource,
  CRAWL_JOB,
  type CrawlRunRow,
  endRun,
  findParserSource,
  findWaitingRun,
  isFetched,
  noteIdle,
  type ParserSourceRow,
  queueNextRun,
  setPaused,
  takeRun,
} from '#server/features/parser-sources/public.ts';
import type { FetchDependencies } from './fetching/polite-fetch.ts';
import { readLists, type SourceList } from './lists/read-lists.ts';
import type { PageReader } from './reading/page-reader.ts';
import { waitingPages } from './reading/page-store.ts';
import { type FollowItem, type PlaceItem, readPages } from './reading/read-pages.ts';
import type { FindTemplate } from './reading/template-in-use.ts';
import { warnOfSource } from './warn-of-source.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Lists of a source's sections, besides its own. */
export type FindSections = (db: Db, projectId: string, sourceId: string) => Promise<readonly SourceList[]>;

export interface CrawlDependencies {
  readonly safeFetch: SafeFetch;
  readonly reader: PageReader;
  readonly userAgent: string;
  readonly findTemplate: FindTemplate;
  readonly findSections: FindSections;
  readonly place: PlaceItem;
  readonly follow: FollowItem;
  readonly wait?: FetchDependencies['wait'];
}

const payload = z.strictObject({ projectId: z.string(), sourceId: z.string() });

/** One job for each source: a slow one keeps nobody else waiting, and never runs twice at once. */
export function fetchSourceJobs(deps: CrawlDependencies): readonly JobHandler[] {
  const fetch = longJob({
    kind: CRAWL_JOB,
    payload,
    lane: 'paced',
    run: async ({ projectId, sourceId }, context) => {
      const { db, now } = context;
      const source = await findParserSource(db, projectId, sourceId, now());
      if (source === undefined || source.status === 'DISABLED') return undefined;
      // A person may run a source that is paused; the plan does not.
      if (!isFetched(source) && (await findWaitingRun(db, source)) === undefined) return undefined;
      const run = await takeRun(db, source, 'SCHEDULE', { now: now(), state: 'RUNNING' });
      const outcome = await work(deps, context, source, run);
      return async (tx) => await finish(tx, context, { source, run, outcome });
    },
    giveUp: async ({ projectId, sourceId }, { db }) => {
      const source = await findParserSource(db, projectId, sourceId);
      if (source !== undefined && isFetched(source))
        await queueNextRun(db, source, nextRunOf(source, new Date()));
    },
  });
  return [fetch];
}

type Outcome = 'OK' | 'PARTIAL' | 'FAILED' | 'CANCELLED';

async function work(
  deps: CrawlDependencies,
  { db, now, signal }: JobContext,
  source: ParserSourceRow,
  run: CrawlRunRow,
): Promise<Outcome> {
  const { safeFetch, reader, userAgent, wait } = deps;
  const fetching: FetchDependencies = { db, safeFetch, userAgent, now, signal, ...(wait && { wait }) };
  const template = await deps.findTemplate(db, source.project_id, source.id, now());
  const lists = await listsOf(deps, db, source);
  const definition = template?.definition ?? PLAIN_DEFINITION;
  const failedLists = await readLists(fetching, { source, run, template: definition, reader }, lists);
  const place = { projectId: source.project_id, sourceId: source.id, now: now() };
  const pages = await waitingPages(db, place, source.max_per_run);
  const of = { source, run, template, reader, place: deps.place, follow: deps.follow };
  const failedPages = await readPages(fetching, of, pages);
  if (failedPages === undefined) return 'CANCELLED';
  if (failedLists === 0 && failedPages === 0) return 'OK';
  const isUseless = failedLists === lists.length && failedPages === pages.length;
  return isUseless ? 'FAILED' : 'PARTIAL';
}

async function listsOf(
  deps: CrawlDependencies,
  db: Db,
  source: ParserSourceRow,
): Promise<readonly SourceList[]> {
  const own = source.list_urls.map((url) => ({ url, sourceCategoryId: null }));
  const sections = await deps.findSections(db, source.project_id, source.id);
  const all = [...own, ...sections];
  return all.length > 0 || source.home_url === '' ? all : [{ url: source.home_url, sourceCategoryId: null }];
}

interface Finished {
  readonly source: ParserSourceRow;
  readonly run: CrawlRunRow;
  readonly outcome: Outcome;
}

const nextRunOf = ({ schedule, timezone }: ParserSourceRow, now: Date) =>
  nextRunTime(schedule, timezone, now);

/** In the transaction that ends the job: sums, alarms and the next run. */
async function finish(tx: Db, { now, jobId }: JobContext, { source, run, outcome }: Finished): Promise<void> {
  const time = now();
  const failed = outcome === 'CANCELLED' ? undefined : await endRun(tx, run, { state: outcome, now: time });
  await planGathering(tx, source.project_id, time);
  const current = await findParserSource(tx, source.project_id, source.id, time);
  if (current === undefined || !isFetched(current)) return;
  if (failed !== undefined && failed >= PAUSED_AFTER_FAILED) {
    const after = await setPaused(tx, current, { reason: 'FAILED_RUNS', by: PRODUCT, now: time });
    const audited = { db: tx, projectId: source.project_id, address: '', requestId: `job-${jobId}` };
    await auditSource(audited, 'autoPause', { before: current, after });
    await warnOfSource(tx, after, 'sourcePaused');
    return;
  }
  if (await noteIdle(tx, current, time)) await warnOfSource(tx, current, 'sourceIdle');
  await queueNextRun(tx, current, nextRunOf(current, time));
}
