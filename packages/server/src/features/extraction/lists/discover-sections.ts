import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';

/** A section as its site names it. */
export interface FoundSection {
  readonly title: string;
  readonly url: string;
  readonly rssUrl: string | null;
  /** The section that it is listed under. */
  readonly parentUrl: string | null;
}

export interface FoundSections {
  readonly sections: readonly FoundSection[];
  /** Feeds that belong to no section, such as the front page's. */
  readonly feeds: readonly { readonly title: string; readonly url: string }[];
  readonly sitemaps: readonly string[];
}

const MENUS =
  'nav a[href], header a[href], [class*="menu" i] a[href], [id*="menu" i] a[href], [class*="navbar" i] a[href], [role="navigation"] a[href], [class*="sitemap" i] a[href]';
const FEEDS =
  'link[rel~="alternate"][type*="rss" i], link[rel~="alternate"][type*="atom" i], a[href*="rss" i], a[href*=".xml" i], a[href*="/feed" i]';
const NO_SECTION =
  /^(?:trang chu|home|dang nhap|dang ky|lien he|gioi thieu|quang cao|rss|english|tim kiem|menu|toa soan|dat bao|e-?paper|facebook|youtube|zalo|tiktok|ung dung|xem tat ca|tat ca|more|\W*)$/;
const ARTICLE = /\d{5,}|\.(?:pdf|jpe?g|png|docx?)$/i;
const MAX_TITLE = 40;
const MAX_SECTIONS = 300;

/** Sections in the menus of a front page, with the feeds that the page or its list of feeds names for them. */
export function discoverSections(pages: readonly PageView[]): FoundSections {
  const feeds = new Map(pages.flatMap(feedsIn).map((feed) => [feed.url, feed]));
  const sections = new Map<string, FoundSection>();
  for (const page of pages) {
    for (const link of page.document.querySelectorAll(MENUS)) {
      const section = sectionOf(link, page);
      if (section !== undefined && !sections.has(section.url) && sections.size < MAX_SECTIONS)
        sections.set(section.url, section);
    }
  }
  const named = [...sections.values()].map((section) => {
    const feed = [...feeds.values()].find((other) => belongs(other, section));
    return {
      ...section,
      rssUrl: feed?.url ?? null,
      parentUrl: sections.has(section.parentUrl ?? '') ? section.parentUrl : null,
    };
  });
  const used = new Set(named.map(({ rssUrl }) => rssUrl));
  return {
    sections: named,
    feeds: [...feeds.values()].filter(({ url }) => !used.has(url) && !/sitemap/i.test(url)),
    sitemaps: [...feeds.keys()].filter((url) => /sitemap/i.test(url)),
  };
}

function sectionOf(link: Element, page: PageView): FoundSection | undefined {
  const title = textOf(link);
  const url = absoluteAddress(link.getAttribute('href'), page.url);
  if (url === undefined || title === '' || title.length > MAX_TITLE || NO_SECTION.test(foldVietnamese(title)))
    return undefined;
  const { host, pathname } = new URL(url);
  if (!isSameSite(host, new URL(page.url).host) || (pathname === '/' && host === new URL(page.url).host))
    return undefined;
  if (ARTICLE.test(pathname)) return undefined;
  const parent = link.closest('li')?.parentElement?.closest('li')?.querySelector('a[href]');
  const parentUrl = absoluteAddress(parent?.getAttribute('href'), page.url) ?? null;
  return { title, url, rssUrl: null, parentUrl: parentUrl === url ? null : parentUrl };
}

/** Sections may have a host of their own below the site's. */
function isSameSite(host: string, own: string): boolean {
  const base = own.replace(/^www\./, '');
  return host === own || host === base || host.endsWith(`.${base}`);
}

function feedsIn(page: PageView): { title: string; url: string }[] {
  return [...page.document.querySelectorAll(FEEDS)].flatMap((link) => {
    const url = absoluteAddress(link.getAttribute('href'), page.url);
    if (url === undefined || !/rss|\.xml|feed|atom/i.test(new URL(url).pathname)) return [];
    return [{ title: link.getAttribute('title') ?? textOf(link), url }];
  });
}

/** By the last part of both addresses, else by the same words. */
function belongs(feed: { readonly title: string; readonly url: string }, section: FoundSection): boolean {
  const slug = slugOf(section.url);
  if (slug !== '' && slug === slugOf(feed.url)) return true;
  const [title, name] = [
    wordsOf(foldVietnamese(feed.title)).join(' '),
    wordsOf(foldVietnamese(section.title)).join(' '),
  ];
  return title === name || title.endsWith(` ${name}`) || title === `rss ${name}`;
}

function slugOf(url: string): string {
  const parts = new URL(url).pathname
    .split('/')
    .filter((part) => part !== '' && !/^(?:rss|feed|atom)$/i.test(part));
  return (parts.at(-1) ?? '')
    .replace(/\.(?:rss|xml|html?|aspx|php)$/gi, '')
    .replace(/^rss-|-rss$/g, '')
    .toLowerCase();
}
