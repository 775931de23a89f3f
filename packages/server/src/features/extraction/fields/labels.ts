import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { textOf } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';

const HOME = /^(?:trang chu|home|homepage|trang nhat|tin tuc|\W*)$/;
const CRUMBS =
  '[class*="breadcrumb" i] a, [id*="breadcrumb" i] a, [class*="bread-crumb" i] a, [itemtype$="BreadcrumbList"] [itemprop="name"], nav[aria-label*="breadcrumb" i] a';
const CATEGORIES =
  'a[rel~="category"], .article__cate a, .article__category, .category-name, .cat-links a, .post-category a, .entry-category a, .td-post-category, [class*="cate" i] > a, a[class*="cate" i]';
const TAGS =
  'a[rel~="tag"]:not([rel~="category"]), .tags a, .tag a, .tag-list a, .tags-list a, .article__tags a, .article__tag a, .box-tags a, .post-tags a, .entry-tags a, .td-post-small-box a, .field--name-field-tags a, [class*="tags" i] a, [id*="tags" i] a, .keyword a, .keywords a';
const MAX_TAGS = 30;

export function findCategory(page: PageView, title: string): Found<string> | undefined {
  if (page.linked?.section) return found(lastOf(page.linked.section), 'JSONLD');
  const [section] = metaValues(page.document, 'article:section');
  if (section !== undefined) return found(section, 'META');
  const isOther = (text: string) =>
    text !== '' && text.length < 60 && text !== title && !HOME.test(foldVietnamese(text));
  const crumb = linkedCrumbs(page).filter(isOther).at(-1);
  const shown = textsOf(page.document, CRUMBS).filter(isOther).at(-1);
  if (shown !== undefined) return found(shown, 'PAGE');
  if (crumb !== undefined) return found(crumb, 'JSONLD');
  const named = textsOf(page.document, CATEGORIES).find(isOther);
  return named === undefined ? undefined : found(named, 'PAGE');
}

const lastOf = (section: string) => section.split(/\s*[,>»]\s*/).at(-1) ?? section;

function linkedCrumbs({ nodes }: PageView): string[] {
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  return Array.isArray(list) ? list.map((item) => wordsOf(item?.name ?? item?.item)) : [];
}

export function findTags(page: PageView): Found<string[]> | undefined {
  const shown = unique(
    textsOf(page.document, TAGS)
      .map((tag) => tag.replace(/^#\s*/, '').replace(/\s*[,;]$/, ''))
      .filter((tag) => tag.length > 1 && tag.length <= 80),
  );
  if (shown.length > 0) return found(shown, 'PAGE');
  const stated = unique(metaValues(page.document, 'article:tag').flatMap(splitList));
  if (stated.length > 0) return found(stated, 'META');
  const linked = unique(page.linked?.keywords ?? []);
  return linked.length === 0 ? undefined : found(linked, 'JSONLD');
}

export function findKeywords(page: PageView): Found<string[]> | undefined {
  const [stated] = [...metaValues(page.document, 'news_keywords'), ...metaValues(page.document, 'keywords')];
  if (stated !== undefined) return found(unique(splitList(stated)), 'META');
  const linked = unique(page.linked?.keywords ?? []);
  return linked.length === 0 ? undefined : found(linked, 'JSONLD');
}

export function splitList(text: string): string[] {
  return text
    .replace(/^(?:tags?|từ khóa|từ khoá|chủ đề)\s*:\s*/iu, '')
    .split(/\s*[,;|]\s*|\s*#/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(textOf);
}

export function unique(texts: readonly string[]): string[] {
  const seen = new Map(texts.map((text) => [foldVietnamese(text), text]));
  return [...seen.values()].slice(0, MAX_TAGS);
}
