import * as z from 'zod/mini';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { planGathering } from '#server/features/crawler-review/public.ts';
import { beginPageRun, endPageRun, findParserSource } from '#server/features/parser-sources/public.ts';
import type { CrawlDependencies } from '../fetch-source-jobs.ts';
import { findWaitingPage } from '../reading/page-store.ts';
import { readPage } from '../reading/read-pages.ts';
import { PAGE_JOB } from './add-page.ts';

const payload = z.strictObject({ projectId: z.string(), runId: z.string() });

/** Fetches the page of an address that a person gave, under the turn, the rules and the template of its source. */
export function addPageJobs(deps: CrawlDependencies): readonly JobHandler[] {
  const { safeFetch, reader, userAgent, wait, findTemplate, place, follow } = deps;
  const fetch = longJob({
    kind: PAGE_JOB,
    payload,
    lane: 'paced',
    run: async ({ projectId, runId }, { db, now, signal }) => {
      const run = await beginPageRun(db, projectId, runId, now());
      const source = run && (await findParserSource(db, projectId, run.source_id, now()));
      if (run === undefined || source === undefined) return undefined;
      // A run of the source may have read it meanwhile.
      const page = await findWaitingPage(db, projectId, run.page_id ?? '');
      const template = page && (await findTemplate(db, projectId, source.id, now()));
      const fetching = { db, safeFetch, userAgent, now, signal, ...(wait && { wait }) };
      const of = { source, run, template, reader, place, follow };
      const isRead = page === undefined || (await readPage(fetching, of, page)) === true;
      return async (tx) => {
        await endPageRun(tx, run, { state: isRead ? 'OK' : 'FAILED', now: now() });
        await planGathering(tx, projectId, now());
      };
    },
    giveUp: async ({ projectId, runId }, { db }) =>
      await endPageRun(db, { id: runId, project_id: projectId }, { state: 'FAILED', now: new Date() }),
  });
  return [fetch];
}
