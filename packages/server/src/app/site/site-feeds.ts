import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { feedEndpoints } from '@toasoan/contract/features/delivery/feed-endpoints.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';

/** A call of the public API whose file the site has at an address of its own. */
export interface SiteFeed {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

const call = (endpoint: Endpoint, params = {}, query = {}): SiteFeed => ({ endpoint, params, query });

const CALENDAR = '/su-kien.ics';
const FILES: Readonly<Record<string, Endpoint>> = {
  '/robots.txt': feedEndpoints.robots,
  '/ads.txt': feedEndpoints.ads,
  '/sitemap.xml': feedEndpoints.sitemaps,
};

/** Feeds, sitemaps and files of crawlers at the addresses that they name themselves; undefined for a page. */
export function readSiteFeed(
  path: string,
  { languages, defaultLang }: Pick<PublicSite, 'languages' | 'defaultLang'>,
): SiteFeed | undefined {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file !== undefined) return call(file);
  const [, part] = /^\/sitemap-([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  if (part !== undefined) return call(feedEndpoints.sitemap, { part });
  const isOther = (lang: string) => lang !== defaultLang && languages.includes(lang);
  const [, first = '', rest = ''] = /^\/([A-Za-z-]+)(\/.+)$/.exec(path) ?? [];
  if (isOther(first)) return readPageFeed(rest, { lang: first });
  const [, lang = '', format = ''] = /^\/([A-Za-z-]+)\.(rss|atom|json)$/.exec(path) ?? [];
  if (lang === 'index') return call(feedEndpoints.siteFeed, { format });
  if (isOther(lang)) return call(feedEndpoints.siteFeed, { format }, { lang });
  return readPageFeed(path, {});
}

/** The feed of a page at the page's own path. */
function readPageFeed(path: string, query: Readonly<Record<string, string>>): SiteFeed | undefined {
  if (path === CALENDAR) return call(feedEndpoints.calendar, {}, query);
  const [, folder = '', slug = '', format = ''] =
    /^\/(chuyen-muc|the)\/([a-z0-9-]+)\.(rss|atom|json)$/.exec(path) ?? [];
  if (slug === '') return undefined;
  const endpoint = folder === 'the' ? feedEndpoints.tagFeed : feedEndpoints.categoryFeed;
  return call(endpoint, { slug, format }, query);
}
