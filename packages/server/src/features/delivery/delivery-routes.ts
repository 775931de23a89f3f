import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { SiteQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type {
  PublicSite,
  SiteFooter,
  SiteLogo,
  SiteMenu,
} from '@toasoan/contract/features/delivery/public-site.ts';
import { composeComments } from './comments/comment-page.ts';
import { type DeliveryRoute, deliveryRoute } from './delivery-route.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import type { LayoutSlots } from './pages/arranged-page.ts';
import { languageOf } from './pages/page-language.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { SiteReading } from './reading.ts';
import { type AskedPlace, askedPlace } from './sites/site-place.ts';

/** What a page at a place of the site shows; undefined: nobody arranged anything. */
type FindForPlace<Found> = (reading: SiteReading, place: AskedPlace) => Promise<Found | undefined>;

/** What other features put into the answers; absent: the site makes its own of what it has. */
export interface DeliverySlots extends LayoutSlots {
  readonly findMenus?: FindForPlace<SiteMenu[]> | undefined;
  readonly findFooter?: FindForPlace<SiteFooter> | undefined;
  readonly findPartnerLogos?: FindForPlace<SiteLogo[]> | undefined;
}

export function deliveryRoutes(slots: DeliverySlots): readonly DeliveryRoute[] {
  const site = (reading: SiteReading, { query }: { readonly query: SiteQuery }) =>
    composeSite(reading, slots, askedPlace(reading, languageOf(reading, query.lang), query.path));
  return [
    deliveryRoute(deliveryEndpoints.siteOfHost, site),
    deliveryRoute(deliveryEndpoints.site, site),
    ...pageRoutes(slots),
    deliveryRoute(deliveryEndpoints.comments, (reading, { params, query }) =>
      composeComments(reading, params.target, query),
    ),
    ...feedRoutes(),
  ];
}

/** What stands around the page of a place. */
export async function composeSite(
  reading: SiteReading,
  slots: DeliverySlots,
  place: AskedPlace,
): Promise<PublicSite> {
  const [menus, footer, partnerLogos] = await Promise.all([
    slots.findMenus?.(reading, place),
    slots.findFooter?.(reading, place),
    slots.findPartnerLogos?.(reading, place),
  ]);
  return {
    ...reading.site.facts,
    ...(menus && { menus }),
    ...(footer && { footer }),
    ...(partnerLogos && { partnerLogos }),
  };
}
