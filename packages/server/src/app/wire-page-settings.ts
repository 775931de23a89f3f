import type { Route } from '#server/core/http/route.ts';
import { partnerLogoRoutes } from '#server/features/partner-logos/partner-logo-routes.ts';

/** What staff arrange around the posts: the areas of /setting_page. */
export function wirePageSettings(now: () => Date): readonly Route[] {
  return partnerLogoRoutes(now);
}
