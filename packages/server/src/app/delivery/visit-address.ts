import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import {
  kindOfPost,
  kindOfStaticPage,
  type LayoutKind,
} from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Visit, VisitAddress } from '#server/features/address-checks/public.ts';
import { deliveryRoutes } from '#server/features/delivery/delivery-routes.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { askedPlace } from '#server/features/delivery/sites/site-place.ts';
import { askInProcess } from '../site/compose-site-page.ts';
import { readSiteAddress, type SiteAddress, type SitePage } from '../site/site-address.ts';
import { freshReading } from './fresh-reading.ts';

type Found = Pick<Visit, 'state' | 'title' | 'movedTo' | 'layoutKind'>;
const NOTHING = { title: '', movedTo: null, layoutKind: null } as const;

/** Opens an address of a site as its readers do, and keeps nothing. */
export function visitAddresses(): VisitAddress {
  const routes = deliveryRoutes({});
  return async (db, { projectId, path, now }) => {
    const reading = await freshReading(db, projectId, now);
    if (reading === undefined) return undefined;
    const { site } = reading;
    const address = readSiteAddress(path, site.facts);
    const found = address && (await openPage(reading, routes, address));
    // What is shown is decided where readers arrive.
    const arrived = found?.movedTo ?? path;
    const { defaultLang } = site.facts;
    const language = readSiteAddress(arrived, site.facts)?.lang ?? defaultLang;
    return {
      language,
      defaultLanguage: defaultLang,
      ...(found ?? { ...NOTHING, kind: null, state: 'NOT_FOUND' as const }),
      place: await askedPlace(reading, language, arrived).read(),
    };
  };
}

/** The call of the public API for each kind of page with a slug. */
const CALLS: Readonly<Record<string, Endpoint>> = {
  post: deliveryEndpoints.post,
  category: deliveryEndpoints.category,
  tag: deliveryEndpoints.tag,
  author: deliveryEndpoints.author,
  event: deliveryEndpoints.event,
  figure: deliveryEndpoints.figure,
  destination: deliveryEndpoints.destination,
  contest: deliveryEndpoints.contest,
  contestEntry: deliveryEndpoints.contest,
  contestJury: deliveryEndpoints.contest,
  contestWorks: deliveryEndpoints.contestWorks,
  contestWork: deliveryEndpoints.contestWork,
  contestResults: deliveryEndpoints.contestResults,
};

/** What layouts arrange of each kind of page; posts and static pages have more than one. */
const LAYOUT_KINDS: Partial<Readonly<Record<SitePage['kind'], LayoutKind>>> = {
  home: 'HOME',
  category: 'CATEGORY',
  search: 'SEARCH',
  author: 'AUTHOR',
  event: 'EVENT',
};

interface Opened extends Found {
  readonly kind: SitePage['kind'];
}

/** A slug at the root is a post's, or else a static page's. */
async function openPage(
  reading: SiteReading,
  routes: ReturnType<typeof deliveryRoutes>,
  { page, path }: SiteAddress,
): Promise<Opened> {
  const { kind } = page;
  const ask = async (endpoint: Endpoint, input: object) =>
    await foundBy(kind, async () => await askInProcess(routes, reading, endpoint, input));
  const asPage = async (): Promise<Opened> => ({
    kind: 'page',
    ...(await ask(deliveryEndpoints.page, { query: { path } })),
  });
  if (kind === 'page') return await asPage();
  const endpoint = CALLS[kind];
  if (!('slug' in page) || endpoint === undefined)
    return { ...NOTHING, kind, state: 'OPEN', layoutKind: LAYOUT_KINDS[kind] ?? null };
  const found = await ask(endpoint, { params: { slug: page.slug } });
  if (kind !== 'post' || found.state !== 'NOT_FOUND') return { kind, ...found };
  const below = await asPage();
  return below.state === 'NOT_FOUND' ? { kind, ...found } : below;
}

interface OpenedPage {
  readonly title?: string;
  readonly name?: string;
  readonly postType?: PostType;
  readonly template?: string;
}

async function foundBy(kind: SitePage['kind'], ask: () => Promise<unknown>): Promise<Found> {
  try {
    const { movedTo, page } = (await ask()) as {
      readonly movedTo: string | null;
      readonly page: OpenedPage | null;
    };
    const layoutKind = layoutKindOf(kind, page ?? {});
    if (page === null) return { ...NOTHING, state: 'MOVED', movedTo, layoutKind };
    return { ...NOTHING, state: 'OPEN', title: page.title ?? page.name ?? '', layoutKind };
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'NOT_FOUND' && error.code !== 'GONE')) throw error;
    return { ...NOTHING, state: error.code };
  }
}

function layoutKindOf(kind: SitePage['kind'], { postType, template }: OpenedPage): LayoutKind | null {
  if (postType !== undefined) return kindOfPost(postType);
  if (template !== undefined) return kindOfStaticPage(template);
  return LAYOUT_KINDS[kind] ?? (kind === 'post' ? 'POST' : null);
}
