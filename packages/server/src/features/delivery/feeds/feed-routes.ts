import { targetPath } from '@toasoan/contract/article/link-target.ts';
import { type FeedFormat, feedEndpoints } from '@toasoan/contract/features/delivery/feed-endpoints.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { readPublicSources, writeFeed } from '#server/features/events/public.ts';
import type { CardList } from '../cards/card-view.ts';
import { type DeliveryRoute, fileRoute } from '../delivery-route.ts';
import { listForFeed } from '../pages/lists-view.ts';
import { languageOf } from '../pages/page-language.ts';
import { findTagPage } from '../pages/terms-view.ts';
import { composePost } from '../posts/post-page.ts';
import type { SiteReading } from '../reading.ts';
import { findSettings } from '../settings/settings-store.ts';
import { shownKey } from '../shown-keys.ts';
import { originOf, pageIn, pathIn } from '../sites/site.ts';
import { type Feed, WRITERS } from './feed.ts';
import { composeSitemap, composeSitemapIndex, robotsOf } from './sitemaps.ts';

const XML = 'application/xml; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
/** Posts of a feed. */
export const ENTRIES = 30;

export function feedRoutes(): readonly DeliveryRoute[] {
  return [
    fileRoute(feedEndpoints.siteFeed, (reading, { params, query }) =>
      siteFeed(reading, params.format, query.lang),
    ),
    fileRoute(feedEndpoints.categoryFeed, (reading, { params, query }) =>
      categoryFeed(reading, params, query.lang),
    ),
    fileRoute(feedEndpoints.tagFeed, (reading, { params, query }) => tagFeed(reading, params, query.lang)),
    fileRoute(feedEndpoints.sitemaps, async (reading) => ({
      type: XML,
      body: await composeSitemapIndex(reading),
    })),
    fileRoute(feedEndpoints.sitemap, async (reading, { params }) => ({
      type: XML,
      body: await composeSitemap(reading, params.part),
    })),
    fileRoute(feedEndpoints.robots, async (reading) => ({ type: PLAIN, body: robotsOf(reading) })),
    fileRoute(feedEndpoints.ads, async (reading) => {
      const { ads_txt: text } = await findSettings(reading.db, reading.site.projectId);
      if (text === '') throw new AppError('NOT_FOUND');
      return { type: PLAIN, body: `${text}\n` };
    }),
    fileRoute(feedEndpoints.calendar, (reading, { query }) => calendar(reading, query.lang)),
    fileRoute(feedEndpoints.oembed, (reading, { query }) => oembed(reading, query.url)),
  ];
}

async function siteFeed(reading: SiteReading, format: FeedFormat, asked: string | undefined) {
  const { site } = reading;
  const lang = languageOf(reading, asked);
  reading.shows(shownKey.posts(site.projectId));
  const list = await listForFeed(reading, {}, { limit: ENTRIES, lang });
  const { name, description } = site.facts;
  const path = pageIn(site, '/', lang);
  return feedOf(reading, format, list, { title: name, description, lang, path });
}

/** @throws NOT_FOUND also for a category without a feed */
async function categoryFeed(reading: SiteReading, { slug, format }: PageFeed, asked: string | undefined) {
  const lang = languageOf(reading, asked);
  const path = targetPath('category', slug);
  const category = [...reading.site.categories.values()].find((one) => one.path === path);
  if (category === undefined || !category.rssEnabled) throw new AppError('NOT_FOUND');
  reading.shows(...category.withBelow.map(shownKey.category));
  const list = await listForFeed(reading, { categoryIds: category.withBelow }, { limit: ENTRIES, lang });
  const title = `${category.names[lang] || category.title} - ${reading.site.facts.name}`;
  return feedOf(reading, format, list, {
    title,
    description: '',
    lang,
    path: pageIn(reading.site, path, lang),
  });
}

interface PageFeed {
  readonly slug: string;
  readonly format: FeedFormat;
}

async function tagFeed(reading: SiteReading, { slug, format }: PageFeed, asked: string | undefined) {
  const lang = languageOf(reading, asked);
  const tag = await findTagPage(reading, slug);
  if (tag === undefined || tag.slug !== slug) throw new AppError('NOT_FOUND');
  reading.shows(shownKey.tag(tag.id), shownKey.tagged(tag.id));
  const list = await listForFeed(reading, { tagId: tag.id }, { limit: ENTRIES, lang });
  const title = `${tag.title} - ${reading.site.facts.name}`;
  return feedOf(reading, format, list, {
    title,
    description: tag.description,
    lang,
    path: pathIn(reading.site, 'tag', slug, lang),
  });
}

/** The site serves the feed of a page at the page's own path: `/the/lu-lut.rss`, and its own at `/index.rss`, `/en.rss`. */
function feedOf(
  reading: SiteReading,
  format: FeedFormat,
  { posts }: CardList,
  of: Pick<Feed, 'title' | 'description' | 'lang'> & { readonly path: string },
) {
  const { path, title, description, lang } = of;
  const origin = originOf(reading);
  const self = `${origin}${path === '/' ? '/index' : path}.${format}`;
  return WRITERS[format]({ title, description, lang, page: origin + path, self, origin, posts });
}

async function calendar(reading: SiteReading, asked: string | undefined) {
  const { db, site, now } = reading;
  const lang = languageOf(reading, asked) as RecordLanguage;
  const filter = site.facts.languages.length < 2 ? {} : { lang: [lang] };
  reading.shows(shownKey.events(site.projectId));
  const body = writeFeed(site.facts.name, await readPublicSources(db, site.projectId, filter, now));
  return { type: 'text/calendar; charset=utf-8', body };
}

/** @throws NOT_FOUND for an address that is no post of this site */
async function oembed(reading: SiteReading, url: string) {
  const origin = originOf(reading);
  const isHere = URL.canParse(url) && url.startsWith(`${origin}/`);
  const slug = isHere ? (new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '') : '';
  if (slug === '') throw new AppError('NOT_FOUND');
  const { page } = await composePost(reading, slug);
  if (page === null) throw new AppError('NOT_FOUND');
  const answer = {
    version: '1.0',
    type: 'link',
    title: page.title,
    author_name: page.authors.map(({ name }) => name).join(', '),
    provider_name: reading.site.facts.name,
    provider_url: origin,
    cache_age: 3_600,
    ...(page.cover && {
      thumbnail_url: `${origin}${lastingPictureAddress(page.cover.key, { width: 640, ratio: '16x9', format: 'jpg' })}`,
      thumbnail_width: 640,
      thumbnail_height: 360,
    }),
  };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer) };
}
