import type { CrawledItem } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import type { CrawlRunDetail } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { publishItemJobs } from '#server/features/crawler-review/publishing/publish-item-jobs.ts';
import { gatherStoriesJobs } from '#server/features/crawler-review/stories/gather-stories-jobs.ts';
import { openExtractionProcess } from '#server/features/extraction/public.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { listsOfSections } from '#server/features/source-categories/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import type { TestServer } from '#test/test-server.ts';
import { addPageJobs } from '../adding/add-page-jobs.ts';
import { type CrawlDependencies, fetchSourceJobs } from '../fetch-source-jobs.ts';
import { followItem } from '../placing/follow-item.ts';
import { placeItem } from '../placing/place-item.ts';
import { processReader } from '../reading/process-reader.ts';
import { aForeignSite, type ForeignSite } from './a-foreign-site.ts';

export interface CrawlWorld {
  readonly site: ForeignSite;
  readonly headers: Record<string, string>;
  readonly projectId: string;
  readonly crawls: CrawlDependencies;
  /** A source that reads the site's feed. */
  aSource(changes?: object): Promise<string>;
  /** Runs a source now and everything that follows. Returns its newest run. */
  run(sourceId: string, at?: Date): Promise<CrawlRunDetail>;
  /** What is due at a moment. */
  runJobs(at: Date): Promise<void>;
  items(
    sourceId: string,
    view?: CrawledItem['state'] | 'new' | 'failed' | 'unlicensed',
  ): Promise<CrawledItem[]>;
  close(): Promise<void>;
}

/** A project that reads a paper on this machine; requests wait for no turn. `change` replaces parts of the crawler. */
export async function aCrawlWorld(
  server: TestServer,
  change: (crawls: CrawlDependencies) => Partial<CrawlDependencies> = () => ({}),
): Promise<CrawlWorld> {
  const site = await aForeignSite();
  const extraction = openExtractionProcess();
  const room = await aNewsroom(server);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [room.projectId] });
  const headers = await signIn(server.db, person, { project: room.projectId });
  const usual: CrawlDependencies = {
    safeFetch: site.safeFetch,
    reader: processReader(extraction),
    userAgent: 'ToaSoan/1 (test)',
    findTemplate: async () => undefined,
    findSections: listsOfSections,
    place: placeItem,
    follow: followItem,
    wait: async () => undefined,
  };
  const crawls = { ...usual, ...change(usual) };
  const handlers = [
    ...fetchSourceJobs(crawls),
    ...addPageJobs(crawls),
    ...gatherStoriesJobs(),
    ...publishItemJobs(),
  ];
  return {
    site,
    headers,
    projectId: room.projectId,
    crawls,
    async aSource(changes = {}) {
      const body = {
        title: `Báo Ví Dụ ${Math.random()}`,
        homeUrl: site.base,
        listUrls: [`${site.base}/rss`],
        agreementState: 'SIGNED' as const,
        status: 'ENABLE' as const,
        rateSeconds: 1,
        ...changes,
      };
      return (await server.ask(parserSourceEndpoints.create, { headers, body })).id;
    },
    async run(sourceId, at) {
      await server.ask(parserSourceEndpoints.run, { headers, params: { id: sourceId } });
      await runDueJobs(server.db, handlers, () => at ?? new Date());
      const { items } = await server.ask(parserSourceEndpoints.runs, { headers, params: { id: sourceId } });
      const params = { id: sourceId, runId: items[0]?.id ?? '' };
      return await server.ask(parserSourceEndpoints.runDetail, { headers, params });
    },
    async runJobs(at) {
      await runDueJobs(server.db, handlers, () => at);
    },
    async items(sourceId, view = 'new') {
      const query = { view: view as 'new', sourceId: [sourceId], limit: 100 };
      const { items } = await server.ask(crawlerReviewEndpoints.list, { headers, query });
      return items.flatMap((story) => story.items);
    },
    async close() {
      await extraction.stop();
      await site.close();
    },
  };
}
