import { SaxesParser } from 'saxes';
import { readDate } from '../dates/vietnamese-date.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { type ListItem, type ListResult, type ListRules, listItem, NOTHING } from './list-item.ts';

const MAX_BYTES = 50 * 1024 * 1024;
const CHUNK = 256 * 1024;
const MAX_SITEMAPS = 1000;
const MAX_TEXT = 4000;

interface Entry {
  loc: string;
  lastmod: string;
  title: string;
  published: string;
  picture: string;
  keywords: string;
}
const NO_ENTRY: Entry = { loc: '', lastmod: '', title: '', published: '', picture: '', keywords: '' };
/** Of `news:title` and its like the part that a name means here. */
const PARTS: Readonly<Record<string, keyof Entry>> = {
  loc: 'loc',
  lastmod: 'lastmod',
  'news:title': 'title',
  'news:publication_date': 'published',
  'news:keywords': 'keywords',
  'image:loc': 'picture',
};

/** Keeps the newest of what it is given, however much that is. */
class Newest<Value> {
  readonly #max: number;
  #kept: { readonly time: string; readonly value: Value }[] = [];
  count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  add(time: string, value: Value): void {
    this.count += 1;
    this.#kept.push({ time, value });
    if (this.#kept.length > this.#max * 4 + 1000) this.#cut();
  }

  values(): Value[] {
    this.#cut();
    return this.#kept.map(({ value }) => value);
  }

  #cut(): void {
    this.#kept = this.#kept.sort((a, b) => b.time.localeCompare(a.time)).slice(0, this.#max);
  }
}

/** A sitemap, a news sitemap or an index of sitemaps, read as a stream: memory does not grow with its size. */
export function parseSitemap(bytes: Uint8Array, rules: ListRules): ListResult | undefined {
  const items = new Newest<ListItem>(rules.max);
  const sitemaps = new Newest<string>(MAX_SITEMAPS);
  let kind = '';
  const take = (name: string, entry: Entry) => {
    if (name === 'sitemap') {
      const address = absoluteAddress(entry.loc, rules.url);
      if (address !== undefined) sitemaps.add(timeOf(entry, rules) ?? '', address);
      return;
    }
    const item = itemOf(entry, rules);
    if (item !== undefined) items.add(timeOf(entry, rules) ?? '', item);
  };
  const isWhole = stream(bytes, take, (root) => {
    kind = root;
  });
  if (kind !== 'urlset' && kind !== 'sitemapindex') return undefined;
  return {
    ...NOTHING,
    items: items.values(),
    sitemaps: sitemaps.values(),
    isTruncated: !isWhole || items.count > rules.max || sitemaps.count > MAX_SITEMAPS,
  };
}

function itemOf(entry: Entry, rules: ListRules): ListItem | undefined {
  return listItem(
    {
      url: entry.loc,
      title: entry.title,
      picture: entry.picture,
      // When a page changed says nothing of when it was published.
      publishedTime: entry.published === '' ? null : timeOf(entry, rules),
      categories: entry.keywords.split(',').map((word) => word.trim()),
    },
    rules,
  );
}

function timeOf({ published, lastmod }: Entry, rules: ListRules): string | null {
  return readDate(published || lastmod, rules)?.time ?? null;
}

/** False: it is longer than is ever read, or breaks off. */
function stream(
  bytes: Uint8Array,
  take: (name: string, entry: Entry) => void,
  begin: (root: string) => void,
): boolean {
  const parser = new SaxesParser();
  let entry = { ...NO_ENTRY };
  let part: keyof Entry | undefined;
  let depth = 0;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name }) => {
    depth += 1;
    if (depth === 1) begin(name.split(':').at(-1) ?? name);
    if (depth === 2) entry = { ...NO_ENTRY };
    part = PARTS[name];
  });
  const addText = (text: string) => {
    if (part !== undefined && entry[part].length < MAX_TEXT) entry[part] += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (depth === 2) take(name, entry);
    depth -= 1;
    part = undefined;
  });
  const decoder = new TextDecoder();
  const end = Math.min(bytes.length, MAX_BYTES);
  for (let at = 0; at < end && !isBroken; at += CHUNK)
    parser.write(decoder.decode(bytes.subarray(at, Math.min(at + CHUNK, end)), { stream: true }));
  if (!isBroken && end === bytes.length) parser.close();
  return !isBroken && end === bytes.length;
}
