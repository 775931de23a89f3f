import type { Route } from '#server/core/http/route.ts';
import { contentTemplateRoutes } from '#server/features/content-templates/template-routes.ts';
import { menuRoutes } from '#server/features/menus/menu-routes.ts';
import type { FindPages } from '#server/features/menus/public.ts';
import { partnerLogoRoutes } from '#server/features/partner-logos/partner-logo-routes.ts';

/** Static pages that menus and footers name: there are none yet. */
export const findPages: FindPages = async () => [];

/** What staff arrange around the posts: layouts and the areas of /setting_page. */
export function wirePageSettings(now: () => Date): readonly Route[] {
  return [
    ...menuRoutes({ now, findPages }),
    ...partnerLogoRoutes(now),
    ...contentTemplateRoutes({ now, uses: [] }),
  ];
}
