import type { Route } from '#server/core/http/route.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { pictureJobs } from '#server/features/crawler-review/pictures/pictures-jobs.ts';
import type { PictureDependencies } from '#server/features/crawler-review/pictures/take-picture.ts';
import { countItemsOf, followAgreement } from '#server/features/crawler-review/public.ts';
import { crawlerReviewRoutes } from '#server/features/crawler-review/review-routes.ts';
import { gatherStoriesJobs } from '#server/features/crawler-review/stories/gather-stories-jobs.ts';
import { type CrawlDependencies, fetchSourceJobs } from '#server/features/crawls/fetch-source-jobs.ts';
import { checkOriginJobs } from '#server/features/crawls/origins/check-origin-jobs.ts';
import { followItem } from '#server/features/crawls/placing/follow-item.ts';
import { placeItem } from '#server/features/crawls/placing/place-item.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { readAgainWith } from '#server/features/crawls/reading/read-again.ts';
import type { FindTemplate } from '#server/features/crawls/reading/template-in-use.ts';
import { parserSourceRoutes } from '#server/features/parser-sources/source-routes.ts';
import { type PageProcess, templateFor } from '#server/features/parser-templates/public.ts';
import { parserTemplateRoutes } from '#server/features/parser-templates/template-routes.ts';
import { listsOfSections } from '#server/features/source-categories/public.ts';
import { sourceCategoryRoutes } from '#server/features/source-categories/section-routes.ts';
import { sectionMappings, sourceLinkRoutes } from '#server/features/source-links/link-routes.ts';

const findTemplate: FindTemplate = templateFor;

interface CrawlerDependencies {
  readonly now: () => Date;
  readonly safeFetch: SafeFetch;
  readonly pages: PageReader;
  readonly extraction: PageProcess;
}

/** What staff decide about texts of other sites: the areas of /manager_crawler. */
export function wireCrawler({ now, safeFetch, pages, extraction }: CrawlerDependencies): readonly Route[] {
  return [
    ...parserSourceRoutes({ now, uses: { countTexts: countItemsOf, followAgreement } }),
    ...sourceCategoryRoutes({
      now,
      mappings: sectionMappings(now),
      safeFetch,
      discover: (page) => pages.discover(page),
    }),
    ...sourceLinkRoutes(now),
    ...parserTemplateRoutes({ now, safeFetch, process: extraction }),
    ...crawlerReviewRoutes({ now, readAgain: readAgainWith(pages, findTemplate) }),
  ];
}

/** With the name by which other sites know the product. */
interface CrawlerJobDependencies extends PictureDependencies {
  readonly pages: PageReader;
}

/** Fetching, comparing and looking again, in the background. */
export function crawlerJobs({
  safeFetch,
  pages,
  userAgent,
  ...files
}: CrawlerJobDependencies): readonly JobHandler[] {
  const crawls: CrawlDependencies = {
    safeFetch,
    reader: pages,
    userAgent,
    findTemplate,
    findSections: listsOfSections,
    place: placeItem,
    follow: followItem,
  };
  return [
    ...fetchSourceJobs(crawls),
    ...checkOriginJobs(crawls),
    ...gatherStoriesJobs(),
    ...pictureJobs({ safeFetch, userAgent, ...files }),
  ];
}
