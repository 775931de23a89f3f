import type { DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { type SiteView, siteView, type ViewInput } from '@toasoan/site/frame/site-view.ts';
import { articlePage, type Beside } from '@toasoan/site/pages/article-page.ts';
import { contestJuryPage } from '@toasoan/site/pages/contest-jury-page.ts';
import { contestEntryPage, contestPage, contestsPage } from '@toasoan/site/pages/contest-pages.ts';
import { eventPage, eventsPage } from '@toasoan/site/pages/event-pages.ts';
import { galleryPage, workPage } from '@toasoan/site/pages/gallery-pages.ts';
import { homePage } from '@toasoan/site/pages/home-page.ts';
import { authorPage, categoryPage, searchPage, tagPage } from '@toasoan/site/pages/list-pages.ts';
import { contestResultsPage } from '@toasoan/site/pages/result-page.ts';
import { staticPage } from '@toasoan/site/pages/static-page.ts';
import { destinationPage, figurePage } from '@toasoan/site/pages/subject-pages.ts';
import { blockStyles, type HasBlocks } from '@toasoan/site/parts/html-block.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { parseInput } from '#server/core/http/parse-input.ts';
import type { DeliveryRoute } from '#server/features/delivery/delivery-route.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import type { SiteAddress, SitePage } from './site-address.ts';

export interface Composing {
  readonly reading: SiteReading;
  readonly routes: readonly DeliveryRoute[];
  readonly address: SiteAddress;
  /** Of the address; unknown names are left out. */
  readonly query: Readonly<Record<string, string>>;
  readonly findBeside: (lang: string) => Promise<Beside>;
  readonly view: Omit<ViewInput, 'site' | 'lang' | 'path' | 'now'>;
}

/** A finished page, or where its address leads now. */
export type Rendered = { readonly page: string; readonly styles: readonly string[] } | Moved;
interface Moved {
  readonly movedTo: string;
}

type Written = { readonly page: string } | Moved;

/** Pages about one contest, out of one answer. */
const CONTEST_PAGES = { contest: contestPage, contestEntry: contestEntryPage, contestJury: contestJuryPage };

type Calls = typeof deliveryEndpoints;
type Ask = <Name extends keyof Calls>(name: Name, input: object) => Promise<DataOf<Calls[Name]>>;

/** Renders an address by the calls of the public API and nothing else. @throws NOT_FOUND, GONE */
export async function composeSitePage(composing: Composing): Promise<Rendered> {
  const { reading, routes, address } = composing;
  const styles: string[] = [];
  const ask: Ask = async (name, input) => {
    const answer = await askInProcess(routes, reading, deliveryEndpoints[name], input);
    styles.push(...blockStyles(pageIn(answer)));
    return answer as never;
  };
  const site = await ask('site', { query: { lang: address.lang, path: address.path } });
  const view = siteView({
    ...composing.view,
    site,
    lang: address.lang,
    path: address.path,
    now: reading.now.getTime(),
  });
  const rendered = await render(ask, view, composing);
  return 'page' in rendered ? { ...rendered, styles } : rendered;
}

/** The page of an answer, or the answer that is one. */
const pageIn = (answer: unknown) =>
  (answer as { readonly page?: HasBlocks | null }).page ?? (answer as HasBlocks);

/** A call of the public API, in process. @throws what the call throws */
export async function askInProcess(
  routes: readonly DeliveryRoute[],
  reading: SiteReading,
  endpoint: Endpoint,
  input: object,
): Promise<unknown> {
  const route = routes.find((one) => one.endpoint === endpoint);
  if (route === undefined) throw new AppError('NOT_FOUND');
  const { params = {}, query = {} } = input as { readonly params?: object; readonly query?: object };
  return await route.compose(reading, {
    params: parseInput(endpoint.params, { site: reading.site.projectId, ...params }) as never,
    query: parseInput(endpoint.query, query) as never,
  });
}

async function render(ask: Ask, view: SiteView, { address, query, findBeside }: Composing): Promise<Written> {
  const { lang, page } = address;
  const { after } = query;
  const list = { lang, ...(after && { after }) };
  const listing = { isLater: after !== undefined };
  switch (page.kind) {
    case 'home':
      return { page: homePage(view, await ask('home', { query: { lang } })) };
    case 'search': {
      const found = await ask('search', { query: { ...list, q: query.q ?? '' } });
      return { page: searchPage(view, found, listing) };
    }
    case 'events':
      return {
        page: eventsPage(
          view,
          await ask('events', { query: { lang, ...(query.month && { month: query.month }) } }),
        ),
      };
    case 'contests':
      return { page: contestsPage(view, await ask('contests', { query: { lang } })) };
    case 'contestResults': {
      const found = await ask('contestResults', { params: { slug: page.slug }, query: { lang } });
      return answered(found, (results) => contestResultsPage(view, results));
    }
    case 'contest':
    case 'contestEntry':
    case 'contestJury': {
      const write = CONTEST_PAGES[page.kind];
      const found = await ask('contest', { params: { slug: page.slug }, query: { lang } });
      return answered(found, (contest) => write(view, contest));
    }
    case 'contestWorks': {
      const { page: at, category, province } = query;
      const asked = {
        lang,
        ...(at && { page: at }),
        ...(category && { category }),
        ...(province && { province }),
      };
      const found = await ask('contestWorks', { params: { slug: page.slug }, query: asked });
      return answered(found, (gallery) => galleryPage(view, gallery));
    }
    case 'contestWork': {
      const { slug, number } = page;
      const found = await ask('contestWork', { params: { slug, number }, query: { lang } });
      return answered(found, (work) => workPage(view, work));
    }
    case 'post':
      return await postOrPage(ask, view, { slug: page.slug, findBeside: () => findBeside(lang) });
    case 'page':
      return answered(await ask('page', { query: { path: view.path } }), (found) => staticPage(view, found));
    case 'event': {
      const { movedTo, page: event } = await ask('event', { params: { slug: page.slug } });
      return event === null ? moved(movedTo) : { page: eventPage(view, event) };
    }
    default:
      return await renderList(ask, view, { page, list, listing });
  }
}

interface AtRoot {
  readonly slug: string;
  readonly findBeside: () => Promise<Beside>;
}

/** Posts and static pages share the root of a site; no slug belongs to both. */
async function postOrPage(ask: Ask, view: SiteView, { slug, findBeside }: AtRoot): Promise<Written> {
  const found = await ask('post', { params: { slug } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (found === undefined)
    return answered(await ask('page', { query: { path: view.path } }), (page) => staticPage(view, page));
  if (found.page === null) return moved(found.movedTo);
  return { page: articlePage(view, found.page, await findBeside()) };
}

interface Listed {
  readonly page: SitePage & { readonly slug: string };
  readonly list: object;
  readonly listing: { readonly isLater: boolean };
}

async function renderList(ask: Ask, view: SiteView, { page, list, listing }: Listed): Promise<Written> {
  const input = { params: { slug: page.slug }, query: list };
  switch (page.kind) {
    case 'category':
      return answered(await ask('category', input), (found) => categoryPage(view, found, listing));
    case 'tag':
      return answered(await ask('tag', input), (found) => tagPage(view, found, listing));
    case 'author':
      return answered(await ask('author', input), (found) => authorPage(view, found, listing));
    case 'figure':
      return answered(await ask('figure', input), (found) => figurePage(view, found, listing));
    default:
      return answered(await ask('destination', input), (found) => destinationPage(view, found, listing));
  }
}

function answered<Page>(
  { movedTo, page }: { readonly movedTo: string | null; readonly page: Page | null },
  write: (page: Page) => string,
): Written {
  return page === null ? moved(movedTo) : { page: write(page) };
}

function moved(to: string | null): Moved {
  if (to === null) throw new AppError('NOT_FOUND');
  return { movedTo: to };
}
