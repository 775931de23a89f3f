import type { Route } from '#server/core/http/route.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { parserSourceRoutes } from '#server/features/parser-sources/source-routes.ts';
import type { DiscoverSections } from '#server/features/source-categories/public.ts';
import { sourceCategoryRoutes } from '#server/features/source-categories/section-routes.ts';
import { sectionMappings, sourceLinkRoutes } from '#server/features/source-links/link-routes.ts';

interface CrawlerDependencies {
  readonly now: () => Date;
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  /** Reads the sections of a site; absent: this process cannot. */
  readonly discoverSections?: DiscoverSections | undefined;
}

/** What staff decide about texts of other sites: the areas of /manager_crawler. */
export function wireCrawler({ now, safeFetch, discoverSections }: CrawlerDependencies): readonly Route[] {
  return [
    ...parserSourceRoutes({ now, countTakenOver: async () => 0 }),
    ...sourceCategoryRoutes({ now, mappings: sectionMappings(now), safeFetch, discover: discoverSections }),
    ...sourceLinkRoutes(now),
  ];
}
