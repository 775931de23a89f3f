import { inLanguage, targetPath } from '@toasoan/contract/article/link-target.ts';
import { hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { mappedStaticPages } from '../pages/static-page-view.ts';
import { staticPagePath } from '../pages/static-pages.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { originOf, pathIn } from '../sites/site.ts';
import {
  type MappedPost,
  mappedPages,
  monthsWithPosts,
  newsOfTwoDays,
  postsOfMonth,
} from './sitemap-view.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = { 'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' };
const NEWS = { 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' };

/** Where the site serves a part; its own routing leads there to `composeSitemap`. */
function sitemapPath(part: string): string {
  return `/sitemap-${part}.xml`;
}

export async function composeSitemapIndex(reading: SiteReading): Promise<string> {
  reading.shows(shownKey.posts(reading.site.projectId));
  const origin = originOf(reading);
  const months = await monthsWithPosts(reading);
  const entry = (part: string, changed?: Date) =>
    element(
      'sitemap',
      {},
      element('loc', {}, origin + sitemapPath(part)),
      changed && element('lastmod', {}, changed.toISOString()),
    );
  return xmlDocument(
    element(
      'sitemapindex',
      { xmlns: SPACE },
      entry('pages'),
      entry('news'),
      months.map(({ month, changed }) => entry(month, changed)),
    ),
  );
}

/** `pages`, `news`, or a month. */
export async function composeSitemap(reading: SiteReading, part: string): Promise<string> {
  const { projectId } = reading.site;
  reading.shows(shownKey.posts(projectId), shownKey.events(projectId), shownKey.pages(projectId));
  if (part === 'pages') return await pagesMap(reading);
  return part === 'news' ? await newsMap(reading) : await monthMap(reading, part);
}

async function pagesMap(reading: SiteReading): Promise<string> {
  const { site } = reading;
  const { languages, defaultLang } = site.facts;
  const origin = originOf(reading);
  const pages = await mappedPages(reading);
  const written = await mappedStaticPages(reading);
  const paths = [
    ...languages.map((lang) => inLanguage('/', lang, defaultLang)),
    ...[...site.categories.values()].map(({ path }) => path),
    ...pages.map(({ kind, slug, lang }) =>
      kind === 'event' ? pathIn(site, kind, slug, lang) : targetPath(kind, slug),
    ),
    ...written.map((page) => staticPagePath(site, page)),
  ];
  return xmlDocument(
    element(
      'urlset',
      { xmlns: SPACE },
      paths.map((path) => element('url', {}, element('loc', {}, origin + path))),
    ),
  );
}

async function monthMap(reading: SiteReading, month: string): Promise<string> {
  const { from, to } = stretchOf(month);
  const posts = await postsOfMonth(reading, from, to);
  const entries = posts.map((post) =>
    urlOf(reading, post, [
      element('lastmod', {}, post.changed.toISOString()),
      ...(post.cover_key === null ? [] : [imageOf(originOf(reading), post.cover_key)]),
    ]),
  );
  return xmlDocument(element('urlset', { xmlns: SPACE, ...IMAGES }, entries));
}

/** From the first moment of a month of Việt Nam to that of the next one. */
export function stretchOf(month: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: new Date(hanoiDayStart(`${month}-01`)), to: new Date(hanoiDayStart(`${next}-01`)) };
}

async function newsMap(reading: SiteReading): Promise<string> {
  const { name } = reading.site.facts;
  const entries = (await newsOfTwoDays(reading)).map((post) =>
    urlOf(reading, post, [
      element(
        'news:news',
        {},
        element(
          'news:publication',
          {},
          element('news:name', {}, name),
          element('news:language', {}, post.lang),
        ),
        element('news:publication_date', {}, post.published.toISOString()),
        element('news:title', {}, post.title),
      ),
    ]),
  );
  return xmlDocument(element('urlset', { xmlns: SPACE, ...NEWS }, entries));
}

function urlOf(reading: SiteReading, { slug, lang }: MappedPost, more: readonly Xml[]): Xml {
  return element(
    'url',
    {},
    element('loc', {}, originOf(reading) + pathIn(reading.site, 'post', slug, lang)),
    more,
  );
}

function imageOf(origin: string, key: string): Xml {
  const address = `${origin}${lastingPictureAddress(key, { width: 1280, format: 'jpg' })}`;
  return element('image:image', {}, element('image:loc', {}, address));
}

export function robotsOf(reading: SiteReading): string {
  const origin = originOf(reading);
  const maps = ['/sitemap.xml', sitemapPath('news')].map((path) => `Sitemap: ${origin}${path}`);
  return ['User-agent: *', 'Allow: /', 'Disallow: /tim-kiem', '', ...maps, ''].join('\n');
}
