import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { composeContest, composeContests } from '../contests/contest-pages.ts';
import { composeGallery, composeWork } from '../contests/gallery-pages.ts';
import { composeResults } from '../contests/results-pages.ts';
import { type DeliveryRoute, deliveryRoute } from '../delivery-route.ts';
import { composeEvent, composeEvents } from '../events/event-pages.ts';
import { composePost } from '../posts/post-page.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { pageIn } from '../sites/site.ts';
import { composeAuthor, composeDestination, composeFigure } from './account-pages.ts';
import { aroundAnswer, aroundPage } from './around-page.ts';
import type { LayoutSlots } from './arranged-page.ts';
import { composeHomePage } from './home-page.ts';
import { searchPosts } from './lists-view.ts';
import { languageOf } from './page-language.ts';
import { placedEvent, placedPost, placedStaticPage } from './placed-pages.ts';
import { composeStaticPage } from './static-pages.ts';
import { composeCategory, composeTag } from './term-pages.ts';

/** Pages that readers open, each with what is arranged around it. */
export function pageRoutes(slots: LayoutSlots): readonly DeliveryRoute[] {
  return [...fixedRoutes(slots), ...contestRoutes(slots), ...writtenRoutes(slots), ...listRoutes(slots)];
}

/** Pages that every site has. */
function fixedRoutes(slots: LayoutSlots): readonly DeliveryRoute[] {
  return [
    deliveryRoute(deliveryEndpoints.home, async (reading, { query }) => {
      const lang = languageOf(reading, query.lang);
      const page = await composeHomePage(reading, lang, slots);
      return await aroundPage(reading, page, { path: pageIn(reading.site, '/', lang), lang }, slots);
    }),
    deliveryRoute(deliveryEndpoints.search, async (reading, { query }) => {
      reading.shows(shownKey.posts(reading.site.projectId));
      const asked = inLanguage(reading, query);
      const page = { text: query.q, ...(await searchPosts(reading, query.q, asked)) };
      const path = pageIn(reading.site, '/tim-kiem', asked.lang);
      const kind = query.after === undefined ? ('SEARCH' as const) : undefined;
      return await aroundPage(reading, page, { kind, path, lang: asked.lang }, slots);
    }),
    deliveryRoute(deliveryEndpoints.events, async (reading, { query }) => {
      const lang = languageOf(reading, query.lang);
      const page = await composeEvents(reading, { month: query.month, lang });
      const path = pageIn(reading.site, '/su-kien', lang);
      return await aroundPage(reading, page, { path, lang }, slots);
    }),
  ];
}

/** Contests, and the page with the form of one. */
function contestRoutes(slots: LayoutSlots): readonly DeliveryRoute[] {
  return [
    deliveryRoute(deliveryEndpoints.contests, async (reading, { query }) => {
      const lang = languageOf(reading, query.lang);
      const path = pageIn(reading.site, '/cuoc-thi', lang);
      return await aroundPage(reading, await composeContests(reading, lang), { path, lang }, slots);
    }),
    deliveryRoute(deliveryEndpoints.contestResults, async (reading, { params, query }) => {
      const lang = languageOf(reading, query.lang);
      const page = await composeResults(reading, params.slug, lang);
      return await aroundAnswer(reading, { movedTo: null, page }, ({ path }) => ({ path, lang }), slots);
    }),
    deliveryRoute(deliveryEndpoints.contest, async (reading, { params, query }) => {
      const lang = languageOf(reading, query.lang);
      const page = await composeContest(reading, params.slug, lang);
      return await aroundAnswer(reading, { movedTo: null, page }, ({ path }) => ({ path, lang }), slots);
    }),
    deliveryRoute(deliveryEndpoints.contestWorks, async (reading, { params, query }) => {
      const asked = inLanguage(reading, query);
      const page = await composeGallery(reading, params.slug, asked);
      const place = { path: page.path, lang: asked.lang };
      return await aroundAnswer(reading, { movedTo: null, page }, () => place, slots);
    }),
    deliveryRoute(deliveryEndpoints.contestWork, async (reading, { params, query }) => {
      const lang = languageOf(reading, query.lang);
      const page = await composeWork(reading, params, lang);
      return await aroundAnswer(reading, { movedTo: null, page }, ({ path }) => ({ path, lang }), slots);
    }),
  ];
}

/** Pages that somebody wrote, each in its own language. */
function writtenRoutes(slots: LayoutSlots): readonly DeliveryRoute[] {
  return [
    deliveryRoute(deliveryEndpoints.post, async (reading, { params }) =>
      aroundAnswer(reading, await composePost(reading, params.slug), placedPost, slots),
    ),
    deliveryRoute(deliveryEndpoints.event, async (reading, { params }) =>
      aroundAnswer(reading, await composeEvent(reading, params.slug), placedEvent, slots),
    ),
    deliveryRoute(deliveryEndpoints.page, async (reading, { query }) =>
      aroundAnswer(reading, await composeStaticPage(reading, query.path), placedStaticPage, slots),
    ),
  ];
}

/** Lists of posts under a slug, in the language that is asked. */
function listRoutes(slots: LayoutSlots): readonly DeliveryRoute[] {
  const list =
    <Page extends { readonly path: string }>(compose: ComposeList<Page>, own?: ShownKind) =>
    async (reading: SiteReading, { params, query }: ListInput) => {
      const asked = inLanguage(reading, query);
      const answer = await compose(reading, params.slug, asked, slots);
      const kind = query.after === undefined ? own : undefined;
      return await aroundAnswer(reading, answer, ({ path }) => ({ kind, path, lang: asked.lang }), slots);
    };
  return [
    deliveryRoute(deliveryEndpoints.category, list(composeCategory)),
    deliveryRoute(deliveryEndpoints.tag, list(composeTag)),
    deliveryRoute(deliveryEndpoints.author, list(composeAuthor, 'AUTHOR')),
    deliveryRoute(deliveryEndpoints.figure, list(composeFigure)),
    deliveryRoute(deliveryEndpoints.destination, list(composeDestination)),
  ];
}

interface ListInput {
  readonly params: { readonly slug: string };
  readonly query: ListQuery;
}

type ComposeList<Page> = (
  reading: SiteReading,
  slug: string,
  query: ListQuery,
  slots: LayoutSlots,
) => Promise<{ readonly movedTo: string | null; readonly page: Page | null }>;

function inLanguage<Query extends Pick<ListQuery, 'lang'>>(reading: SiteReading, query: Query) {
  return { ...query, lang: languageOf(reading, query.lang) };
}
