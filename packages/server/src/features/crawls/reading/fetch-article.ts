import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { isOfSource } from '@toasoan/contract/features/parser-sources/source-hosts.ts';
import type { ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { contentTypeOf } from '../fetching/content-type.ts';
import { type FetchDependencies, politeFetch } from '../fetching/polite-fetch.ts';
import type { PageReader, ReadOptions, ServedPage } from './page-reader.ts';

/** Further parts of one article. */
const MOST_PARTS = 10;

export interface ReadArticle {
  /** The first is its own page. */
  readonly parts: readonly ServedPage[];
  readonly page: ExtractedPage;
}

export interface WantedArticle {
  readonly url: string;
  readonly source: ParserSourceRow;
  readonly reader: PageReader;
  readonly options: ReadOptions;
  /** Hears of each page that was fetched. */
  readonly onPart?: (part: ServedPage) => Promise<void>;
  /** A further page could not be fetched or read: the article is what is there. */
  readonly onMissed: (url: string, error: unknown) => Promise<void>;
}

/**
 * The whole article: the page that has all of it where its own page names one, else its further parts, as far as they
 * are on the source's own domains. @throws NotFetched, PageUnreadable of its own page
 */
export async function fetchArticle(deps: FetchDependencies, wanted: WantedArticle): Promise<ReadArticle> {
  const { url, source, reader, options } = wanted;
  const first = await fetchPart(deps, wanted, url);
  const read = await reader.read([first], options);
  const { singlePage } = read;
  if (singlePage !== null && isOwn(source, singlePage)) {
    const whole = await fetchWhole(deps, wanted, { first, address: singlePage });
    if (whole !== undefined) return whole;
  }
  return await withParts(deps, wanted, { first, ...read });
}

/** Undefined: it could not be had, or holds less than the article's own page. */
async function fetchWhole(
  deps: FetchDependencies,
  wanted: WantedArticle,
  { first, address }: { readonly first: ServedPage; readonly address: string },
): Promise<ReadArticle | undefined> {
  try {
    const served = await fetchPart(deps, wanted, address);
    if (!isOwn(wanted.source, served.url)) return undefined;
    // Known by the address that the first page names, also where it led to another one.
    const parts = [first, { ...served, url: address }];
    const { page, nextPages } = await wanted.reader.read(parts, wanted.options);
    return nextPages.length > 0 ? undefined : { parts, page };
  } catch (error) {
    await wanted.onMissed(address, error);
    return undefined;
  }
}

async function withParts(
  deps: FetchDependencies,
  wanted: WantedArticle,
  {
    first,
    page: firstRead,
    nextPages,
  }: { first: ServedPage; page: ExtractedPage; nextPages: readonly string[] },
): Promise<ReadArticle> {
  const parts = [first];
  const seen = new Set([wanted.url, first.url]);
  let page = firstRead;
  let further = nextPages;
  while (parts.length < MOST_PARTS) {
    const next = further.find((address) => !seen.has(address) && isOwn(wanted.source, address));
    if (next === undefined) break;
    seen.add(next);
    try {
      parts.push(await fetchPart(deps, wanted, next));
    } catch (error) {
      await wanted.onMissed(next, error);
      break;
    }
    ({ page, nextPages: further } = await wanted.reader.read(parts, wanted.options));
  }
  return { parts, page };
}

async function fetchPart(
  deps: FetchDependencies,
  { source, onPart }: WantedArticle,
  url: string,
): Promise<ServedPage> {
  const answer = await politeFetch(deps, source, { url });
  const part = { url: answer.url, contentType: contentTypeOf(answer), body: answer.body };
  await onPart?.(part);
  return part;
}

const isOwn = ({ domains }: ParserSourceRow, address: string): boolean => isOfSource(address, domains);
