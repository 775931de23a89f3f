import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { decodePage } from '../decoding/decode-page.ts';
import { viewPage } from '../page/page-view.ts';
import { type ListResult, type ListRules, NOTHING } from './list-item.ts';
import { parseFeed } from './parse-feed.ts';
import { parseHtmlList } from './parse-html-list.ts';
import { parseJsonList } from './parse-json-list.ts';
import { parseSitemap } from './parse-sitemap.ts';

/** What a source calls its list; AUTO looks. */
export const LIST_FORMATS = ['AUTO', 'RSS', 'SITEMAP', 'HTML_LIST', 'API'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface ListSource {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly format: ListFormat;
  readonly list: TemplateDefinition['list'];
}

const HEAD = 2000;

/** The articles that a feed, a sitemap, a page or an answer of a program lists. Undefined: it is not of that kind. */
export function readList(
  { bytes, contentType, format, list }: ListSource,
  rules: ListRules,
): ListResult | undefined {
  const kind = format === 'AUTO' ? looksLike(bytes) : format;
  if (kind === 'SITEMAP') return parseSitemap(bytes, rules);
  const isXml = kind === 'RSS';
  const { text } = decodePage(bytes, contentType, { isXml });
  if (kind === 'RSS') return parseFeed(text, rules);
  if (kind === 'API') return parseJsonList(text, list, rules) ?? undefined;
  return parseHtmlList(viewPage(text, rules.url), list, rules) ?? NOTHING;
}

function looksLike(bytes: Uint8Array): Exclude<ListFormat, 'AUTO'> {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(head)) return 'SITEMAP';
  if (/<(?:rss|feed|rdf:RDF|channel)[\s>]/i.test(head) || head.includes('jsonfeed.org/version')) return 'RSS';
  return /^\s*(?:[{[])/.test(head.replace(/^\W{0,3}(?=[{[])/, '')) ? 'API' : 'HTML_LIST';
}
