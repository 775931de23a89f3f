import type { FeedFormat } from '@toasoan/contract/features/delivery/feed-endpoints.ts';
import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** What a feed says, in whatever format. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  /** Whole addresses: of the page it is of, and of itself. */
  readonly page: string;
  readonly self: string;
  /** What every path of the site follows. */
  readonly origin: string;
  readonly posts: readonly PostCard[];
}

interface FeedFile {
  readonly type: string;
  readonly body: string;
}

export const WRITERS: Readonly<Record<FeedFormat, (feed: Feed) => FeedFile>> = {
  rss: (feed) => ({ type: 'application/rss+xml; charset=utf-8', body: xmlDocument(rssOf(feed)) }),
  atom: (feed) => ({ type: 'application/atom+xml; charset=utf-8', body: xmlDocument(atomOf(feed)) }),
  json: (feed) => ({ type: 'application/feed+json; charset=utf-8', body: JSON.stringify(jsonOf(feed)) }),
};

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HANOI_MS = 7 * 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

/** RFC 822 in the time of Việt Nam: `Sat, 28 Nov 2026 08:05:00 +0700`. */
function rfc822(time: string): string {
  const at = new Date(Date.parse(time) + HANOI_MS);
  const day = `${DAYS[at.getUTCDay()]}, ${two(at.getUTCDate())} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0700`;
}

const picture = (origin: string, key: string) =>
  `${origin}${lastingPictureAddress(key, { width: 1280, ratio: '16x9', format: 'jpg' })}`;
const changed = ({ updateTime, publishedTime }: PostCard) => updateTime ?? publishedTime;
/** Readers of feeds follow an entry by it when its address changes. */
const guid = ({ id }: PostCard) => `post-${id}`;

function rssOf(feed: Feed): Xml {
  const { title, description, lang, page, self, origin, posts } = feed;
  const spaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  };
  const [newest] = posts;
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, page),
    element('description', {}, description || title),
    element('language', {}, lang),
    element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    newest && element('lastBuildDate', {}, rfc822(changed(newest))),
    posts.map((post) =>
      element(
        'item',
        {},
        element('title', {}, post.title),
        element('link', {}, origin + post.path),
        element('guid', { isPermaLink: 'false' }, guid(post)),
        element('pubDate', {}, rfc822(post.publishedTime)),
        element('description', {}, post.excerpt),
        post.authors.map((name) => element('dc:creator', {}, name)),
        post.category && element('category', {}, post.category.title),
        post.cover &&
          element(
            'media:content',
            { url: picture(origin, post.cover.key), medium: 'image', type: 'image/jpeg' },
            post.cover.credit !== '' && element('media:credit', {}, post.cover.credit),
          ),
      ),
    ),
  );
  return element('rss', { version: '2.0', ...spaces }, channel);
}

function atomOf({ title, description, lang, page, self, origin, posts }: Feed): Xml {
  const [newest] = posts;
  return element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang },
    element('id', {}, page),
    element('title', {}, title),
    description !== '' && element('subtitle', {}, description),
    element('link', { href: page, rel: 'alternate', type: 'text/html' }),
    element('link', { href: self, rel: 'self', type: 'application/atom+xml' }),
    element('updated', {}, newest === undefined ? '1970-01-01T00:00:00Z' : changed(newest)),
    // Required of a feed whose entries may have none.
    element('author', {}, element('name', {}, title)),
    posts.map((post) =>
      element(
        'entry',
        {},
        element('id', {}, `${origin}/#${guid(post)}`),
        element('title', {}, post.title),
        element('link', { href: origin + post.path, rel: 'alternate', type: 'text/html' }),
        element('published', {}, post.publishedTime),
        element('updated', {}, changed(post)),
        post.authors.map((name) => element('author', {}, element('name', {}, name))),
        post.category && element('category', { term: post.category.title }),
        element('summary', {}, post.excerpt),
      ),
    ),
  );
}

function jsonOf({ title, description, lang, page, self, origin, posts }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description !== '' && { description }),
    home_page_url: page,
    feed_url: self,
    language: lang,
    items: posts.map((post) => ({
      id: guid(post),
      url: origin + post.path,
      title: post.title,
      // Required: without a text of its own an entry says its summary.
      content_text: post.excerpt || post.title,
      summary: post.excerpt,
      date_published: post.publishedTime,
      date_modified: changed(post),
      ...(post.cover && { image: picture(origin, post.cover.key) }),
      authors: post.authors.map((name) => ({ name })),
      tags: post.category === null ? [] : [post.category.title],
      language: post.lang,
    })),
  };
}
