import type { Route } from '#server/core/http/route.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { pictureJobs } from '#server/features/crawler-review/pictures/pictures-jobs.ts';
import { countItemsOf } from '#server/features/crawler-review/public.ts';
import { crawlerReviewRoutes } from '#server/features/crawler-review/review-routes.ts';
import { gatherStoriesJobs } from '#server/features/crawler-review/stories/gather-stories-jobs.ts';
import { type CrawlDependencies, fetchSourceJobs } from '#server/features/crawls/fetch-source-jobs.ts';
import { checkOriginJobs } from '#server/features/crawls/origins/check-origin-jobs.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { readAgainWith } from '#server/features/crawls/reading/read-again.ts';
import type { FindTemplate } from '#server/features/crawls/reading/template-in-use.ts';
import { parserSourceRoutes } from '#server/features/parser-sources/source-routes.ts';
import type { FileDependencies } from './wire-features.ts';

const findTemplate: FindTemplate = async () => undefined;

interface CrawlerDependencies {
  readonly now: () => Date;
  readonly pages: PageReader;
}

/** What staff decide about texts of other sites: the areas of /manager_crawler. */
export function wireCrawler({ now, pages }: CrawlerDependencies): readonly Route[] {
  return [
    ...parserSourceRoutes({ now, countTakenOver: countItemsOf }),
    ...crawlerReviewRoutes({ now, readAgain: readAgainWith(pages, findTemplate) }),
  ];
}

interface CrawlerJobDependencies extends FileDependencies {
  readonly safeFetch: SafeFetch;
  readonly pages: PageReader;
  /** Where whoever runs the product can be found. */
  readonly publicUrl: string;
  readonly contact: string;
}

/** How the product names itself to the sites that it fetches from. */
export function userAgentOf({
  publicUrl,
  contact,
}: {
  readonly publicUrl: string;
  readonly contact: string;
}) {
  return `ToaSoan/1 (+${publicUrl || 'https://toasoan.local'}; ${contact})`;
}

/** Fetching, comparing and looking again, in the background. */
export function crawlerJobs({
  safeFetch,
  pages,
  publicUrl,
  contact,
  ...files
}: CrawlerJobDependencies): readonly JobHandler[] {
  const userAgent = userAgentOf({ publicUrl, contact });
  const crawls: CrawlDependencies = {
    safeFetch,
    reader: pages,
    userAgent,
    findTemplate,
    findSections: async () => [],
    place: async () => ({ linkId: null, targetCategoryId: null, tagIds: [], provinceCode: null }),
    follow: async () => undefined,
  };
  return [
    ...fetchSourceJobs(crawls),
    ...checkOriginJobs(crawls),
    ...gatherStoriesJobs(),
    ...pictureJobs({ safeFetch, userAgent, ...files }),
  ];
}
