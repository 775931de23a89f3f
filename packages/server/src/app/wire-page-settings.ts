import type { Route } from '#server/core/http/route.ts';
import { contentTemplateRoutes } from '#server/features/content-templates/template-routes.ts';
import { partnerLogoRoutes } from '#server/features/partner-logos/partner-logo-routes.ts';

/** What staff arrange around the posts: layouts and the areas of /setting_page. */
export function wirePageSettings(now: () => Date): readonly Route[] {
  return [...partnerLogoRoutes(now), ...contentTemplateRoutes({ now, uses: [] })];
}
