import type { DataOf, Endpoint, ParamsOf, QueryOf } from '@toasoan/contract/core/endpoint.ts';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type {
  PublicSite,
  SiteFooter,
  SiteLogo,
  SiteMenu,
} from '@toasoan/contract/features/delivery/public-site.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { jsonWriter } from '#server/core/http/json-writer.ts';
import { composeEvent, composeEvents } from './events/event-pages.ts';
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
  readonly findMenus?: ((reading: SiteReading) => Promise<SiteMenu[] | undefined>) | undefined;
  readonly findFooter?: ((reading: SiteReading) => Promise<SiteFooter | undefined>) | undefined;
  readonly findPartnerLogos?: ((reading: SiteReading) => Promise<SiteLogo[] | undefined>) | undefined;
}

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
}

/** A call of the public API: pure of HTTP, so that feeds and the site compose by it too. */
export interface DeliveryRoute<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly compose: (reading: SiteReading, input: Input<E>) => Promise<DataOf<E>>;
  /** The JSON text of an answer. @throws for one that the contract does not allow. */
  readonly write: (data: unknown) => string;
}

function deliveryRoute<E extends Endpoint>(endpoint: E, compose: DeliveryRoute<E>['compose']): DeliveryRoute {
  return {
    endpoint,
    compose: compose as unknown as DeliveryRoute['compose'],
    write: jsonWriter(endpoint.data),
  };
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
