import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import type { DateContext } from '../dates/date-context.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { matchesOf } from '../page/run-expression.ts';

/** An article as a list of its site names it; '' and null where the list does not say. */
export interface ListItem {
  readonly url: string;
  readonly title: string;
  readonly sapo: string;
  readonly publishedTime: string | null;
  readonly author: string;
  readonly picture: string | null;
  readonly categories: readonly string[];
}

export interface ListResult {
  readonly items: readonly ListItem[];
  /** The list's next page. */
  readonly next: string | null;
  /** Of a sitemap index: further sitemaps, the newest first. */
  readonly sitemaps: readonly string[];
  /** More was there than was asked for, or than is ever read. */
  readonly isTruncated: boolean;
}

export interface ListRules extends DateContext {
  /** Of the list itself. */
  readonly url: string;
  readonly max: number;
  /** RE2 expression that addresses of articles match; '': every address. */
  readonly urlPattern: string;
}

export const NOTHING: ListResult = { items: [], next: null, sitemaps: [], isTruncated: false };

/** With the checks of every item: an absolute address that the template wants; texts in one line. */
export function listItem(
  { url, title = '', sapo = '', publishedTime = null, author = '', picture, categories = [] }: WrittenItem,
  rules: ListRules,
): ListItem | undefined {
  const address = absoluteAddress(url, rules.url);
  if (address === undefined || !isWanted(address, rules)) return undefined;
  return {
    url: address,
    title: cleanOneLine(title).slice(0, 500),
    sapo: cleanOneLine(sapo).slice(0, 2000),
    publishedTime,
    author: cleanOneLine(author).slice(0, 200),
    picture: absoluteAddress(picture, rules.url) ?? null,
    categories: categories.map(cleanOneLine).filter(Boolean).slice(0, 20),
  };
}

export interface WrittenItem {
  readonly url: string | null | undefined;
  readonly title?: string | undefined;
  readonly sapo?: string | undefined;
  readonly publishedTime?: string | null | undefined;
  readonly author?: string | undefined;
  readonly picture?: string | null | undefined;
  readonly categories?: readonly string[];
}

function isWanted(address: string, { urlPattern }: Pick<ListRules, 'urlPattern'>): boolean {
  return urlPattern === '' || matchesOf(urlPattern, address).length > 0;
}

/** One item for each address, in order, as many as are asked for. */
export function listOf(
  items: readonly ListItem[],
  { max }: ListRules,
): Pick<ListResult, 'items' | 'isTruncated'> {
  const unique = [...new Map(items.toReversed().map((item) => [item.url, item])).values()].toReversed();
  return { items: unique.slice(0, max), isTruncated: unique.length > max };
}
