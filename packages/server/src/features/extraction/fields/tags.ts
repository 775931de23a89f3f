import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { shortText, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import type { Surroundings } from './title-element.ts';

const TAGS =
  'a[rel~="tag"], a[itemprop="keywords"], [itemprop="keywords"] a, a[href*="/tag/"], a[href*="/tags/"], a[href*="/tu-khoa/"], a[href*="/chu-de/"], a[href*="/the/"], [class*="tags" i] a, [id*="tags" i] a, [class^="tag" i] a, [class*=" tag" i] a, [class*="-tag" i] a, [class*="_tag" i] a, .keyword a, .keywords a, [class*="tu-khoa" i] a, [class*="label" i] a[href*="label" i], [class*="labels" i] > a, a[href*="/nhan/"]';
const ASIDE =
  'aside, [class*="sidebar" i], [class*="cloud" i], [class*="widget" i], [id*="footer" i], nav, header';
const SURE_TAGS = 'a[rel~="tag"], a[itemprop="keywords"]';
const TAG_LABEL = /^(?:tags?|thẻ|từ khóa|từ khoá|chủ đề)\s*[:：]/iu;
const TAG_WORD = /^(?:tags?|thẻ|nhãn|từ khóa|từ khoá|chủ đề)$/iu;
const LONG_WORD = 20;
const LONG_ROW = 400;
const MAX_FOUND = 400;
const MAX_TAGS = 30;

/** In a column beside the article, or in a cloud of all tags. */
function isAside(link: Element, place: Element | undefined): boolean {
  const aside = link.closest(ASIDE);
  return aside !== null && (place === undefined || !aside.contains(place));
}

export function findTags(
  page: PageView,
  category: string,
  around: Surroundings,
): Found<string[]> | undefined {
  const texts = [...page.document.querySelectorAll(TAGS)]
    .slice(0, MAX_FOUND)
    .filter((link) => isTagLink(link) && !isAside(link, around.title))
    .map((link) => textOf(link).replace(/^#\s*|\s*[,;]$/g, ''));
  const linked = texts.length > 0 ? texts : labelledTags(around);
  const shown = unique(linked).filter((tag) => tag.length > 1 && tag.length <= 80 && tag !== category);
  const stated = unique(metaValues(page.document, 'article:tag').flatMap(splitList));
  const isMore = stated.length > shown.length && shown.every((tag) => stated.includes(tag));
  if (shown.length > 0 && !isMore) return found(shown, 'PAGE');
  if (stated.length > 0) return found(stated, 'META');
  const keywords = unique(page.linked?.keywords ?? []);
  return keywords.length === 0 ? undefined : found(keywords, 'JSONLD');
}

/** A box whose name says of tags may hold the whole article: its tags are little else than links. */
function isTagLink(link: Element): boolean {
  if (link.matches('[rel~="category"]')) return false;
  const box = link.parentElement?.closest('[class*="tag" i], [id*="tags" i]') ?? null;
  return box === null || link.matches(SURE_TAGS) || shortText(box, LONG_ROW) !== undefined;
}

/** "Từ khóa: …" below the text: its links, else its words. */
function labelledTags({ below }: Surroundings): string[] {
  const row = below.find(
    (element) => TAG_LABEL.test(shortText(element, LONG_ROW) ?? '') || isLabelOverLinks(element),
  );
  if (row === undefined) return [];
  const links = [...row.querySelectorAll('a')].map(textOf).filter(Boolean);
  return links.length > 0 ? links : splitList(textOf(row));
}

/** "Tags" in an element of its own, and then only links. */
function isLabelOverLinks({ children }: Element): boolean {
  const [label, ...links] = children;
  if (label === undefined || label.localName === 'a' || links.length === 0) return false;
  return (
    TAG_WORD.test(shortText(label, LONG_WORD) ?? '') && links.every(({ localName }) => localName === 'a')
  );
}

export function findKeywords(page: PageView): Found<string[]> | undefined {
  const [stated] = [...metaValues(page.document, 'news_keywords'), ...metaValues(page.document, 'keywords')];
  if (stated !== undefined) return found(unique(splitList(stated)), 'META');
  const linked = unique(page.linked?.keywords ?? []);
  return linked.length === 0 ? undefined : found(linked, 'JSONLD');
}

export function splitList(text: string): string[] {
  return text
    .replace(/^(?:tags?|thẻ|từ khóa|từ khoá|chủ đề)\s*:\s*/iu, '')
    .split(/\s*[,;|]\s*|\s*#/)
    .map((part) => part.trim())
    .filter(Boolean);
}

export function unique(texts: readonly string[]): string[] {
  const seen = new Map(texts.map((text) => [foldVietnamese(text), text]));
  return [...seen.values()].slice(0, MAX_TAGS);
}
