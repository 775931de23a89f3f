import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type {
  PublicSite,
  SiteFooter,
  SiteLogo,
  SiteMenu,
} from '@toasoan/contract/features/delivery/public-site.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type DeliveryRoute, deliveryRoute } from './delivery-route.ts';
import { composeEvent, composeEvents } from './events/event-pages.ts';
import { type FindAdsTxt, feedRoutes } from './feeds/feed-routes.ts';
import { composeAuthor, composeDestination, composeFigure } from './pages/account-pages.ts';
import { composeHomePage, type HomeSlots } from './pages/home-page.ts';
import { searchPosts } from './pages/lists-view.ts';
import { composeCategory, composeTag } from './pages/term-pages.ts';
import { composePost } from './posts/post-page.ts';
import type { SiteReading } from './reading.ts';
import { shownKey } from './shown-keys.ts';
import { languageOfSite } from './sites/site.ts';

/** What other features put into the answers; absent: the site makes its own of what it has. */
export interface DeliverySlots extends HomeSlots {
  readonly findAdsTxt?: FindAdsTxt | undefined;
  readonly findMenus?: ((reading: SiteReading) => Promise<SiteMenu[] | undefined>) | undefined;
  readonly findFooter?: ((reading: SiteReading) => Promise<SiteFooter | undefined>) | undefined;
  readonly findPartnerLogos?: ((reading: SiteReading) => Promise<SiteLogo[] | undefined>) | undefined;
}

export function deliveryRoutes(slots: DeliverySlots): readonly DeliveryRoute[] {
  const site = (reading: SiteReading) => composeSite(reading, slots);
  return [
    deliveryRoute(deliveryEndpoints.siteOfHost, site),
    deliveryRoute(deliveryEndpoints.site, site),
    deliveryRoute(deliveryEndpoints.home, (reading, { query }) =>
      composeHomePage(reading, languageOf(reading, query.lang), slots),
    ),
    deliveryRoute(deliveryEndpoints.post, (reading, { params }) => composePost(reading, params.slug)),
    deliveryRoute(deliveryEndpoints.category, (reading, { params, query }) =>
      composeCategory(reading, params.slug, inLanguage(reading, query)),
    ),
    deliveryRoute(deliveryEndpoints.tag, (reading, { params, query }) =>
      composeTag(reading, params.slug, inLanguage(reading, query)),
    ),
    deliveryRoute(deliveryEndpoints.author, (reading, { params, query }) =>
      composeAuthor(reading, params.slug, inLanguage(reading, query)),
    ),
    deliveryRoute(deliveryEndpoints.figure, (reading, { params, query }) =>
      composeFigure(reading, params.slug, inLanguage(reading, query)),
    ),
    deliveryRoute(deliveryEndpoints.destination, (reading, { params, query }) =>
      composeDestination(reading, params.slug, inLanguage(reading, query)),
    ),
    deliveryRoute(deliveryEndpoints.events, (reading, { query }) => composeEvents(reading, query)),
    deliveryRoute(deliveryEndpoints.event, (reading, { params }) => composeEvent(reading, params.slug)),
    deliveryRoute(deliveryEndpoints.search, async (reading, { query }) => {
      reading.shows(shownKey.posts(reading.site.projectId));
      return { text: query.q, ...(await searchPosts(reading, query.q, inLanguage(reading, query))) };
    }),
    ...feedRoutes(slots.findAdsTxt),
  ];
}

async function composeSite(reading: SiteReading, slots: DeliverySlots): Promise<PublicSite> {
  const [menus, footer, partnerLogos] = await Promise.all([
    slots.findMenus?.(reading),
    slots.findFooter?.(reading),
    slots.findPartnerLogos?.(reading),
  ]);
  return {
    ...reading.site.facts,
    ...(menus && { menus }),
    ...(footer && { footer }),
    ...(partnerLogos && { partnerLogos }),
  };
}

/** @throws NOT_FOUND for a language that the site does not have */
function languageOf({ site }: SiteReading, asked: string | undefined): string {
  const lang = languageOfSite(site, asked);
  if (lang === undefined) throw new AppError('NOT_FOUND');
  return lang;
}

function inLanguage(reading: SiteReading, query: ListQuery): ListQuery {
  return { ...query, lang: languageOf(reading, query.lang) };
}
