import type { Route } from '#server/core/http/route.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { AttachmentDependencies } from '#server/features/attachments/public.ts';
import { reparseTask } from '#server/features/crawler-review/moves/reparse-task.ts';
import { pictureJobs } from '#server/features/crawler-review/pictures/pictures-jobs.ts';
import type { PictureDependencies } from '#server/features/crawler-review/pictures/take-picture.ts';
import { countItemsOf, followAgreement } from '#server/features/crawler-review/public.ts';
import { publishItemJobs } from '#server/features/crawler-review/publishing/publish-item-jobs.ts';
import { crawlerReviewRoutes } from '#server/features/crawler-review/review-routes.ts';
import { gatherStoriesJobs } from '#server/features/crawler-review/stories/gather-stories-jobs.ts';
import { addPageJobs } from '#server/features/crawls/adding/add-page-jobs.ts';
import { crawlRoutes } from '#server/features/crawls/crawl-routes.ts';
import { type CrawlDependencies, fetchSourceJobs } from '#server/features/crawls/fetch-source-jobs.ts';
import { fetchSitePages } from '#server/features/crawls/fetching/fetch-site-page.ts';
import { checkOriginJobs } from '#server/features/crawls/origins/check-origin-jobs.ts';
import { followItem } from '#server/features/crawls/placing/follow-item.ts';
import { placeItem } from '#server/features/crawls/placing/place-item.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { readAgainWith } from '#server/features/crawls/reading/read-again.ts';
import type { FindTemplate } from '#server/features/crawls/reading/template-in-use.ts';
import { type ExtractionProcess, ExtractionRefused } from '#server/features/extraction/public.ts';
import type { ReadOutline } from '#server/features/parser-sources/public.ts';
import { parserSourceRoutes } from '#server/features/parser-sources/source-routes.ts';
import { type PageProcess, templateFor } from '#server/features/parser-templates/public.ts';
import { parserTemplateRoutes } from '#server/features/parser-templates/template-routes.ts';
import { feedsOfSections, listsOfSections } from '#server/features/source-categories/public.ts';
import { sourceCategoryRoutes } from '#server/features/source-categories/section-routes.ts';
import { sectionMappings, sourceLinkRoutes } from '#server/features/source-links/link-routes.ts';
import type { TaskHandler } from '#server/features/tasks/public.ts';

const findTemplate: FindTemplate = templateFor;

/** What reads foreign pages and files for the areas of the crawler. */
export type CrawlerProcess = PageProcess & Pick<ExtractionProcess, 'opml'>;

interface CrawlerDependencies extends AttachmentDependencies {
  readonly safeFetch: SafeFetch;
  /** How the product names itself to other sites. */
  readonly userAgent: string;
  readonly pages: PageReader;
  readonly extraction: CrawlerProcess;
}

/** Undefined also for a file that cannot be read within the bounds of the process. */
function outlineReader({ opml }: Pick<ExtractionProcess, 'opml'>): ReadOutline {
  return async (text) => {
    try {
      return (await opml({ text })) ?? undefined;
    } catch (error) {
      if (error instanceof ExtractionRefused) return undefined;
      throw error;
    }
  };
}

/** What staff decide about texts of other sites: the areas of /manager_crawler. */
export function wireCrawler({
  safeFetch,
  userAgent,
  pages,
  extraction,
  ...files
}: CrawlerDependencies): readonly Route[] {
  const { now } = files;
  return [
    ...parserSourceRoutes({
      ...files,
      uses: { countTexts: countItemsOf, followAgreement },
      readOutline: outlineReader(extraction),
      findSectionFeeds: feedsOfSections,
    }),
    ...sourceCategoryRoutes({
      now,
      mappings: sectionMappings(now),
      fetchPages: fetchSitePages({ safeFetch, userAgent, now }),
      discover: (page) => pages.discover(page),
    }),
    ...sourceLinkRoutes(now),
    ...parserTemplateRoutes({ now, safeFetch, process: extraction }),
    ...crawlRoutes({ now }),
    ...crawlerReviewRoutes({ now, readAgain: readAgainWith(pages, findTemplate) }),
  ];
}

/** What people start and watch. */
export function crawlerTasks(pages: PageReader): readonly TaskHandler[] {
  return [reparseTask(readAgainWith(pages, findTemplate))];
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
    ...addPageJobs(crawls),
    ...checkOriginJobs(crawls),
    ...gatherStoriesJobs(),
    ...publishItemJobs(),
    ...pictureJobs({ safeFetch, userAgent, ...files }),
  ];
}
