import { parseFeed as parse } from 'feedsmith';
import { pictureAddress } from '../content/picture-source.ts';
import { readDate } from '../dates/vietnamese-date.ts';
import { textOf } from '../page/element-text.ts';
import { parsePage } from '../page/parse-page.ts';
import {
  type ListItem,
  type ListResult,
  type ListRules,
  listItem,
  listOf,
  NOTHING,
  type WrittenItem,
} from './list-item.ts';

type Feed = ReturnType<typeof parse>;
type Of<Format extends Feed['format']> = Extract<Feed, { format: Format }>['feed'];
type RssItem = NonNullable<Of<'rss'>['items']>[number];
type AtomEntry = NonNullable<Of<'atom'>['entries']>[number];
type JsonItem = NonNullable<Of<'json'>['items']>[number];
type RdfItem = NonNullable<Of<'rdf'>['items']>[number];

/** Declarations of entities are nothing that a feed needs. */
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/i;

/** RSS, Atom, RDF and JSON Feed; undefined where the text is none of them. */
export function parseFeed(text: string, rules: ListRules): ListResult | undefined {
  const feed = read(text, rules.max + 1);
  if (feed === undefined) return undefined;
  const written = writtenIn(feed);
  const items = written.flatMap((item) => withTime(item, rules) ?? []);
  return { ...NOTHING, ...listOf(items, rules), isTruncated: written.length > rules.max };
}

function read(text: string, maxItems: number): Feed | undefined {
  try {
    return parse(text.replace(/^\s+/, '').replace(DOCTYPE, ''), { maxItems });
  } catch {
    return undefined;
  }
}

interface FeedItem extends WrittenItem {
  readonly time: string;
  readonly html: string;
}

const timeText = (time: unknown): string => (typeof time === 'string' ? time : '');

function writtenIn({ format, feed }: Feed): FeedItem[] {
  if (format === 'rss') return (feed.items ?? []).map((item) => ofRss(item as RssItem));
  if (format === 'atom') return (feed.entries ?? []).map((entry) => ofAtom(entry as AtomEntry));
  if (format === 'json') return (feed.items ?? []).map((item) => ofJson(item as JsonItem));
  return (feed.items ?? []).map((item) => ofRdf(item as RdfItem));
}

function ofRss(item: RssItem): FeedItem {
  const picture =
    item.enclosures?.find(
      ({ type, url }) => type?.startsWith('image/') || /\.(?:jpe?g|png|webp)/i.test(url ?? ''),
    )?.url ??
    item.media?.contents?.find(({ medium, type }) => medium === 'image' || type?.startsWith('image/'))?.url ??
    item.media?.thumbnails?.[0]?.url;
  return {
    url: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    title: item.title,
    html: item.description ?? item.content?.encoded ?? '',
    time: timeText(item.pubDate ?? item.dc?.dates?.[0]),
    author: item.dc?.creators?.[0] ?? nameOf(item.authors?.[0]),
    picture,
    categories: item.categories?.flatMap(({ name }) => name ?? []) ?? [],
  };
}

/** "toasoan@vidu.example (Minh Khuê)" */
function nameOf(author: unknown): string {
  if (typeof author === 'object' && author !== null && 'name' in author) return String(author.name ?? '');
  return typeof author === 'string' ? (/\(([^)]+)\)/.exec(author)?.[1] ?? author) : '';
}

function ofAtom(entry: AtomEntry): FeedItem {
  const links = entry.links ?? [];
  return {
    url: (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href,
    title: entry.title?.value,
    html: entry.summary?.value ?? entry.content?.value ?? '',
    time: timeText(entry.published ?? entry.updated),
    author: entry.authors?.[0]?.name,
    picture:
      links.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))?.href ??
      entry.media?.thumbnails?.[0]?.url,
    categories: entry.categories?.flatMap(({ label, term }) => label ?? term ?? []) ?? [],
  };
}

function ofJson(item: JsonItem): FeedItem {
  return {
    url: item.url ?? item.external_url ?? item.id,
    title: item.title,
    html: item.summary ?? item.content_html ?? item.content_text ?? '',
    time: timeText(item.date_published ?? item.date_modified),
    author: item.authors?.[0]?.name,
    picture: item.image ?? item.banner_image,
    categories: item.tags ?? [],
  };
}

function ofRdf(item: RdfItem): FeedItem {
  return {
    url: item.link,
    title: item.title,
    html: item.description ?? '',
    time: timeText(item.dc?.dates?.[0]),
    author: item.dc?.creators?.[0],
    categories: item.dc?.subjects ?? [],
  };
}

function withTime({ time, html, ...item }: FeedItem, rules: ListRules): ListItem | undefined {
  const body = /[<&]/.test(html) ? parsePage(html).document.body : undefined;
  const image = body?.querySelector('img');
  return listItem(
    {
      ...item,
      title: /[<&]/.test(item.title ?? '') ? textOf(parsePage(item.title ?? '').document.body) : item.title,
      sapo: body === undefined ? html : textOf(body),
      picture: item.picture ?? (image ? pictureAddress(image, rules.url) : undefined),
      publishedTime: readDate(time, rules)?.time ?? null,
    },
    rules,
  );
}
