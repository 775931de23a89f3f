import type { PageUse } from '@toasoan/contract/features/pages/tree/consequences.ts';
import type { Route } from '#server/core/http/route.ts';
import { addressCheckRoutes } from '#server/features/address-checks/address-check-routes.ts';
import { contentTemplateRoutes } from '#server/features/content-templates/template-routes.ts';
import { footerRoutes } from '#server/features/footers/footer-routes.ts';
import { footersOfPage } from '#server/features/footers/public.ts';
import { layoutRoutes } from '#server/features/layouts/layout-routes.ts';
import { layoutsOfPage, layoutTemplateUses } from '#server/features/layouts/public.ts';
import { menuRoutes } from '#server/features/menus/menu-routes.ts';
import { type FindPages, menusOfPage } from '#server/features/menus/public.ts';
import { findLinkedPages, type UsesOfPage } from '#server/features/pages/public.ts';
import { partnerLogoRoutes } from '#server/features/partner-logos/partner-logo-routes.ts';
import { logosOfPage } from '#server/features/partner-logos/public.ts';
import { readsSince } from '#server/features/posts/public.ts';
import { sidebarsOfPage, sidebarTemplateUses } from '#server/features/sidebars/public.ts';
import { sidebarRoutes } from '#server/features/sidebars/sidebar-routes.ts';
import { visitAddresses } from './delivery/visit-address.ts';

/** Static pages that menus and footers name. */
export const findPages: FindPages = findLinkedPages;

const NAMING_PAGES = [
  ['menu', menusOfPage],
  ['footer', footersOfPage],
  ['sidebar', sidebarsOfPage],
  ['layout', layoutsOfPage],
  ['partnerLogo', logosOfPage],
] as const;

/** What names a page on the site. It stays when the page goes, and is shown as what leads nowhere. */
export const usesOfPage: UsesOfPage = async (db, projectId, pageId) => {
  const uses: PageUse[] = [];
  for (const [kind, find] of NAMING_PAGES)
    uses.push(...(await find(db, projectId, pageId)).map((one) => ({ kind, ...one })));
  return uses;
};

/** What staff arrange around the posts: layouts and the areas of /setting_page. */
export function wirePageSettings(now: () => Date): readonly Route[] {
  return [
    ...menuRoutes({ now, findPages }),
    ...footerRoutes({ now, findPages }),
    ...sidebarRoutes(now),
    ...addressCheckRoutes({ now, findPages, visit: visitAddresses() }),
    ...partnerLogoRoutes(now),
    ...contentTemplateRoutes({ now, uses: [layoutTemplateUses, sidebarTemplateUses], reads: readsSince }),
    ...layoutRoutes({ now, reads: readsSince }),
  ];
}
