import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { namesOf } from '../content/junk.ts';
import { shortText, textOf } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import type { Surroundings } from './title-element.ts';

const HOME = /^(?:trang chu|home|homepage|trang nhat|tin tuc|\W*)$/;
const CRUMBS =
  '[class*="crumb" i] a, [id*="crumb" i] a, [itemtype$="BreadcrumbList"] [itemprop="name"], nav[aria-label*="breadcrumb" i] a';
const CATEGORIES =
  'a[rel~="category"], .cat-links a, .td-post-category, a[class*="cate" i], [class*="cate" i]:not(:has(*)), [class*="cate" i] a, [class*="chuyen-muc" i] a, [class*="kicker" i] a, [class*="kick" i] a, [class*="section-name" i] a';
const SECTION = /cat|crumb|path|sec|kick|zone|chuyen-?muc|folder|topic|channel|duong-?dan/i;
const MAX_PATH = 6;
const TAGS =
  'a[rel~="tag"], a[itemprop="keywords"], [itemprop="keywords"] a, a[href*="/tag/"], a[href*="/tags/"], a[href*="/tu-khoa/"], a[href*="/chu-de/"], [class*="tags" i] a, [id*="tags" i] a, [class^="tag" i] a, [class*=" tag" i] a, [class*="-tag" i] a, [class*="_tag" i] a, .keyword a, .keywords a, [class*="tu-khoa" i] a, [class*="label" i] a[href*="label" i]';
const ASIDE =
  'aside, [class*="sidebar" i], [class*="cloud" i], [class*="widget" i], [id*="footer" i], nav, header';
const NO_TAGS = '[rel~="category"]';
const MAX_HOMES = 20;
const MAX_FOUND = 400;
const MAX_TAGS = 30;

export function findCategory(page: PageView, title: string, around: Surroundings): Found<string> | undefined {
  if (page.linked?.section) return found(lastOf(page.linked.section), 'JSONLD');
  const [section] = metaValues(page.document, 'article:section');
  if (section !== undefined) return found(section, 'META');
  const isOther = (text: string) =>
    text !== '' && text.length < 60 && text !== title && !HOME.test(foldVietnamese(text));
  const shown =
    textsOf(page.document, CRUMBS).filter(isOther).at(-1) ?? pathOf(page.document).filter(isOther).at(-1);
  if (shown !== undefined) return found(shown, 'PAGE');
  const crumb = linkedCrumbs(page).filter(isOther).at(-1);
  if (crumb !== undefined) return found(crumb, 'JSONLD');
  const named = aboveTitle(around).find(isOther) ?? textsOf(page.document, CATEGORIES).find(isOther);
  return named === undefined ? undefined : found(named, 'PAGE');
}

/** Links in a row that begin with the front page: the way to the article. */
function pathOf(document: Document): string[] {
  const homes = [...document.querySelectorAll('a')].filter(
    (link) => textOf(link) !== '' && HOME.test(foldVietnamese(textOf(link))),
  );
  homes.splice(MAX_HOMES);
  for (const home of homes) {
    for (
      let around = home.parentElement, steps = 0;
      around !== null && steps < 3;
      around = around.parentElement, steps += 1
    ) {
      const links = [...around.querySelectorAll('a')];
      if (links.length > MAX_PATH || shortText(around, 250) === undefined) break;
      if (links.length > 1) return links.slice(links.indexOf(home) + 1).map(textOf);
    }
  }
  return [];
}

/** Short links right above the title, in an element that is named after sections; the nearest first. */
function aboveTitle({ above }: Surroundings): string[] {
  return above
    .filter(({ localName }) => localName === 'a')
    .slice(0, MAX_PATH)
    .filter((link) =>
      SECTION.test(
        [link, link.parentElement, link.parentElement?.parentElement]
          .map((one) => (one ? namesOf(one) : ''))
          .join(' '),
      ),
    )
    .map(textOf);
}

const lastOf = (section: string) => section.split(/\s*[,>»]\s*/).at(-1) ?? section;

function linkedCrumbs({ nodes }: PageView): string[] {
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  return Array.isArray(list) ? list.map((item) => wordsOf(item?.name ?? item?.item)) : [];
}

/** In a column beside the article, or in a cloud of all tags. */
function isAside(link: Element, place: Element | undefined): boolean {
  const aside = link.closest(ASIDE);
  return aside !== null && (place === undefined || !aside.contains(place));
}

export function findTags(
  page: PageView,
  category: string,
  { title: place }: Surroundings,
): Found<string[]> | undefined {
  const texts = [...page.document.querySelectorAll(TAGS)]
    .slice(0, MAX_FOUND)
    .filter((link) => !link.matches(NO_TAGS) && !isAside(link, place))
    .map((link) => textOf(link).replace(/^#\s*|\s*[,;]$/g, ''));
  const shown = unique(texts).filter((tag) => tag.length > 1 && tag.length <= 80 && tag !== category);
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
  return [...document.querySelectorAll(selector)]
    .slice(0, MAX_FOUND)
    .map((element) => shortText(element, 80) ?? '');
}

export function unique(texts: readonly string[]): string[] {
  const seen = new Map(texts.map((text) => [foldVietnamese(text), text]));
  return [...seen.values()].slice(0, MAX_TAGS);
}
