import type { Route } from '#server/core/http/route.ts';
import { parserSourceRoutes } from '#server/features/parser-sources/source-routes.ts';

/** What staff decide about texts of other sites: the areas of /manager_crawler. */
export function wireCrawler(now: () => Date): readonly Route[] {
  return [...parserSourceRoutes({ now, countTakenOver: async () => 0 })];
}
