import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import * as z from 'zod/mini';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import {
  findReviewedItem,
  type ItemRow,
  noteOrigin,
  ORIGIN_JOB,
  paragraphsOf,
  planOriginCheck,
} from '#server/features/crawler-review/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import {
  findCrawlerStaff,
  findParserSource,
  type ParserSourceRow,
} from '#server/features/parser-sources/public.ts';
import type { CrawlDependencies } from '../fetch-source-jobs.ts';
import { type FetchDependencies, NotFetched } from '../fetching/polite-fetch.ts';
import { fetchArticle } from '../reading/fetch-article.ts';
import { PageUnreadable } from '../reading/page-reader.ts';
import { judgeOrigin } from './judge-origin.ts';

const payload = z.strictObject({
  projectId: z.string(),
  itemId: z.string(),
  step: z.number(),
  from: z.string(),
});
const GONE = ['404', '410', '451'];

type Seen = {
  readonly state: 'SAME' | 'CHANGED' | 'CORRECTED' | 'GONE';
  readonly page: ExtractedPage | null;
};

/** Looks at the original of a text that was taken over; a host that does not answer is asked again later. */
export function checkOriginJobs(deps: CrawlDependencies): readonly JobHandler[] {
  const check = longJob({
    kind: ORIGIN_JOB,
    payload,
    lane: 'paced',
    run: async ({ projectId, itemId, step, from }, context) => {
      const { db, now, signal, jobId } = context;
      const item = await findReviewedItem(db, projectId, itemId, now());
      const source = item && (await findParserSource(db, projectId, item.source_id, now()));
      if (item === undefined || source === undefined) return undefined;
      const fetching = { db, safeFetch: deps.safeFetch, userAgent: deps.userAgent, now, signal };
      const seen = await look(deps, fetching, { item, source });
      return async (tx) => {
        const at = { now: now(), requestId: `job-${jobId}` };
        const isNews = await noteOrigin(tx, projectId, itemId, { ...seen, ...at });
        if (isNews)
          await notify(tx, projectId, {
            kind: 'originChanged',
            postId: null,
            to: await findCrawlerStaff(tx, projectId),
            by: undefined,
            detail: { title: item.title, requestOf: 'crawledItem', requestId: itemId },
          });
        await planOriginCheck(tx, { projectId, itemId, step: step + 1, from: new Date(from) });
      };
    },
    // A host that never answered: the next look is still worth while.
    giveUp: async ({ projectId, itemId, step, from }, { db }) =>
      await planOriginCheck(db, { projectId, itemId, step: step + 1, from: new Date(from) }),
  });
  return [check];
}

interface Looked {
  readonly item: ItemRow;
  readonly source: ParserSourceRow;
}

/** @throws NotFetched where the host says nothing of the page: asked again by the job's own pause. */
async function look(deps: CrawlDependencies, fetching: FetchDependencies, of: Looked): Promise<Seen> {
  try {
    return await readOrigin(deps, fetching, of);
  } catch (error) {
    if (error instanceof NotFetched && error.problem === 'STATUS' && GONE.includes(error.detail))
      return { state: 'GONE', page: null };
    // What cannot be read says nothing about its words.
    if (error instanceof PageUnreadable) return { state: 'SAME', page: null };
    throw error;
  }
}

async function readOrigin(
  { reader, findTemplate }: CrawlDependencies,
  fetching: FetchDependencies,
  { item, source }: Looked,
): Promise<Seen> {
  const { db, now } = fetching;
  const template = await findTemplate(db, source.project_id, source.id, now());
  let isWhole = true;
  const { page } = await fetchArticle(fetching, {
    url: item.original_url,
    source,
    reader,
    options: { template: template?.definition ?? null, timezone: source.timezone, fetchTime: now() },
    onMissed: async () => {
      isWhole = false;
    },
  });
  // Of an article that is there in part nobody knows whether it was changed.
  if (!isWhole) return { state: 'SAME', page: null };
  const state = judgeOrigin({ title: item.title, paragraphs: paragraphsOf(item) }, page);
  return { state, page: state === 'SAME' ? null : page };
}
