import { targetPath } from '@toasoan/contract/article/link-target.ts';
import { hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { staticPagePath } from '../pages/static-page-path.ts';
import { mappedStaticPages } from '../pages/static-page-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { alternatesOf, originOf, pathIn } from '../sites/site.ts';
import { alternatesOfGroup } from '../translations/translated-record.ts';
import { findGroups, type TranslatedPage } from '../translations/translated-view.ts';
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
const LINKS = { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
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
  const origin = originOf(reading);
  const [pages, written] = await Promise.all([mappedPages(reading), mappedStaticPages(reading)]);
  const events = pages.filter(({ kind }) => kind === 'event');
  const ofEvents = await groupsOf(reading, 'event', events);
  const ofPages = await groupsOf(reading, 'page', written);
  const fronts = alternatesOf(site, '/');
  const entries = [
    ...(fronts.length === 0 ? [{ path: '/', lang: '' }] : fronts).map(({ path }) => ({
      path,
      alternates: fronts,
    })),
    ...[...site.categories.values()].map(({ path }) => ({ path, alternates: alternatesOf(site, path) })),
    ...pages.map((page) =>
      page.kind === 'event'
        ? { path: pathIn(site, page.kind, page.slug, page.lang), alternates: ofEvents(page) }
        : { path: targetPath(page.kind, page.slug), alternates: [] },
    ),
    ...written.map((page) => ({ path: staticPagePath(site, page), alternates: ofPages(page) })),
  ];
  return xmlDocument(
    element(
      'urlset',
      { xmlns: SPACE, ...LINKS },
      entries.map(({ path, alternates }) =>
        element('url', {}, element('loc', {}, origin + path), linksOf(origin, alternates)),
      ),
    ),
  );
}

type Alternates = readonly { readonly lang: string; readonly path: string }[];

interface Mapped {
  readonly id: string;
  readonly original_id: string;
}

/** The listed translations of each mapped record, read at once; without those that searchers are not led to. */
async function groupsOf(
  reading: SiteReading,
  kind: TranslatedPage,
  mapped: readonly Mapped[],
): Promise<(record: Mapped) => Alternates> {
  if (reading.site.facts.languages.length < 2) return () => [];
  const groups = await findGroups(
    reading,
    kind,
    mapped.map(({ original_id }) => original_id),
  );
  return ({ id, original_id }) => {
    const rows = (groups.get(original_id) ?? []).filter(({ isMapped }) => isMapped);
    return alternatesOfGroup(reading.site, kind, rows, id);
  };
}

function linksOf(origin: string, alternates: Alternates): readonly Xml[] {
  return alternates.map(({ lang, path }) =>
    element('xhtml:link', { rel: 'alternate', hreflang: lang, href: origin + path }),
  );
}

async function monthMap(reading: SiteReading, month: string): Promise<string> {
  const { from, to } = stretchOf(month);
  const posts = await postsOfMonth(reading, from, to);
  const alternates = await groupsOf(reading, 'post', posts);
  const entries = posts.map((post) =>
    urlOf(reading, post, [
      element('lastmod', {}, post.changed.toISOString()),
      ...linksOf(originOf(reading), alternates(post)),
      ...(post.cover_key === null ? [] : [imageOf(originOf(reading), post.cover_key)]),
    ]),
  );
  return xmlDocument(element('urlset', { xmlns: SPACE, ...IMAGES, ...LINKS }, entries));
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
