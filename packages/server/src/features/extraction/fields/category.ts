import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { namesOf, ownName } from '../content/junk.ts';
import { shortText, textOf } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import { siteNames } from './site-names.ts';
import type { Surroundings } from './title-element.ts';

const HOME = /^(?:trang chu|home|homepage|trang nhat|tin tuc|chi tiet(?: tin(?: tuc)?| bai viet)?|\W*)$/;
const CRUMBS =
  '[class*="crumb" i] a, [id*="crumb" i] a, [itemtype$="BreadcrumbList"] [itemprop="name"], nav[aria-label*="breadcrumb" i] a, [class*="crumb" i] li:last-child:not(:has(a)), [class*="crumb" i] > span:last-child:not(:has(a))';
const CATEGORIES =
  'a[rel~="category"], .cat-links a, .td-post-category, a[class*="cate" i], [class*="cate" i]:not(:has(*)), [class*="cate" i] a, [class*="chuyen-muc" i] a, [class*="kicker" i] a, [class*="kick" i] a, [class*="section-name" i] a';
const ALL_NEWS = /^tin tuc$/;
/** What menus have, and no way to an article. */
const OF_MENUS = /^(?:gioi thieu|lien he|van ban|dang nhap|dang ky|tim kiem|so do|english|rss)\b/;
/** Articles of the same section. */
const OTHERS =
  '[class*="same" i], [class*="related" i], [class*="stream" i], [class*="other" i], [class*="list" i] h3';
const SECTION = /(?<!lo)cat|crumb|path|sec|kick|zone|chuyen-?muc|folder|topic|channel|duong-?dan/i;
const SECTION_PATH = /\/(?:category|chuyen-muc|danh-muc|section|topics?)\//i;
/** "Chuyên mục: Đời sống". */
const LABEL = /^(?:chuyên mục|danh mục|mục|category|categories|posted in|filed under)\s*[:：]\s*/iu;
/** Between the steps of a path; without any the row is a menu. */
const STEP = /(?<!\d)[>»›/→](?!\d)/;
const MENUS = 'nav, [class*="menu" i], [id*="menu" i], [class*="-nav" i], [class*="nav-" i]';
const NEAR = 25;
const NEAREST = 6;
const MAX_PATH = 6;
const MAX_ROW = 3;
const MAX_HOMES = 20;
const MAX_FOUND = 400;
const LONG = 60;
const LONG_LINK = 40;
/** Words of a section in a heading; with more it is a title. */
const LONG_NAME = 5;

/**
 * The nearest section: as linked data and `meta` say, by the way to the article, else by a link near its title.
 * "Tin tức" is one where no other is named.
 */
export function findCategory(page: PageView, title: string, around: Surroundings): Found<string> | undefined {
  const isOther = otherThan(page, title);
  const isNews = (text: string) => ALL_NEWS.test(foldVietnamese(text));
  return sectionOf(page, around, isOther) ?? sectionOf(page, around, isNews);
}

function sectionOf(
  page: PageView,
  around: Surroundings,
  isOther: (text: string) => boolean,
): Found<string> | undefined {
  const steps = [textsOf(page.document, CRUMBS), pathOf(page.document, around), rowAbove(around)]
    .map((texts) => texts.filter(isOther))
    .find((texts) => texts.length > 0);
  const path = steps?.at(-1);
  // What is said of an article may be the section above its own.
  const nearest = (said: string) => (path !== undefined && steps?.includes(said) ? path : said);
  const sections = page.linked?.sections.map(lastOf) ?? [];
  const section = sections.find((text) => text === path) ?? sections.at(-1);
  if (section !== undefined) return found(nearest(section), 'JSONLD');
  const [stated] = metaValues(page.document, 'article:section');
  if (stated !== undefined) return found(nearest(stated), 'META');
  if (path !== undefined) return found(path, 'PAGE');
  const crumb = linkedCrumbs(page).filter(isOther).at(-1);
  if (crumb !== undefined) return found(crumb, 'JSONLD');
  const above = linksIn(page, around.above.slice(0, NEAR), around.title);
  const named = [
    above.filter(isNamedSection).slice(0, MAX_PATH).map(textOf),
    linksIn(page, around.head, around.title)
      .filter((link) => SECTION_PATH.test(link.getAttribute('href') ?? ''))
      .map(textOf),
    labelled(around.below),
    [...page.document.querySelectorAll(CATEGORIES)]
      .slice(0, MAX_FOUND)
      .filter((link) => link.closest(OTHERS) === null)
      .map((link) => shortText(link, LONG + 20) ?? ''),
    above.map(textOf),
  ].flatMap((texts) => texts.find(isOther) ?? []);
  return named[0] === undefined ? undefined : found(named[0], 'PAGE');
}

/** Not the front page, the site or the article itself, whose title a path may cut. */
function otherThan(page: PageView, title: string): (text: string) => boolean {
  const names = new Set(siteNames(page).map(foldVietnamese));
  return (text) => {
    const isTitle = text.length > LONG_LINK / 2 && title.startsWith(text.replace(/\s*(?:\.{3}|…)$/, ''));
    const folded = foldVietnamese(text);
    return (
      text !== '' &&
      !/\d{4}/.test(text) &&
      text.length < LONG &&
      text !== title &&
      !isTitle &&
      !HOME.test(folded) &&
      !names.has(folded)
    );
  };
}

/** Links in a row that begin with the front page: the way to the article. The nearest above the title first. */
function pathOf(document: Document, { above }: Surroundings): string[] {
  const near = above.filter(({ localName }) => localName === 'a');
  const homes = [...new Set<Element>([...near, ...document.querySelectorAll('a')])]
    .slice(0, MAX_FOUND)
    .filter(
      (link) =>
        HOME.test(foldVietnamese(textOf(link))) && textOf(link) !== '' && link.closest(MENUS) === null,
    );
  for (const home of homes.slice(0, MAX_HOMES)) {
    for (
      let around = home.parentElement, steps = 0;
      around !== null && steps < 3;
      around = around.parentElement, steps += 1
    ) {
      const links: Element[] = [...around.querySelectorAll('a')];
      const line = shortText(around, 250);
      if (links.length > MAX_PATH || line === undefined) break;
      if (links.length > 1 && STEP.test(line)) return [...stepsAfter(home, links), lastStep(line, links)];
    }
  }
  return [];
}

/** A short list or box of links right above the title that begins with the front page; menus have more. */
function rowAbove({ above, title }: Surroundings): string[] {
  const nearest = above.slice(0, NEAREST).find(({ localName }) => localName === 'a');
  const row = nearest?.closest('ul, ol, nav') ?? nearest?.closest('div, p');
  if (title !== undefined && row?.contains(title)) return [];
  const [home = '', ...rest] = [...(row?.querySelectorAll('a') ?? [])].map(textOf);
  const isMenu = row?.localName === 'div' && rest.some((text) => OF_MENUS.test(foldVietnamese(text)));
  const isPath = HOME.test(foldVietnamese(home)) && rest.length > 0 && rest.length < MAX_ROW && !isMenu;
  return isPath ? rest : [];
}

/** "Tin tức" is a front page too, and may be the last of the steps. */
function stepsAfter(home: Element, links: readonly Element[]): string[] {
  const first = links.findIndex((link) => HOME.test(foldVietnamese(textOf(link))));
  return links.slice(Math.min(links.indexOf(home), first) + 1).map(textOf);
}

/** Where the article is may be no link: "Trang chủ > Tin tức > Hoạt động". */
function lastStep(line: string, links: readonly Element[]): string {
  const last = textOf(links.at(-1));
  const rest = line.slice(line.lastIndexOf(last) + last.length);
  return /^\s*[>»›/→]/.test(rest) ? rest.replace(/^[\s>»›/→]+/, '') : '';
}

/** Short links to other parts of the site, none of a menu. */
function linksIn(page: PageView, elements: readonly Element[], title: Element | undefined): Element[] {
  return elements.filter((link) => {
    const path = URL.parse(link.getAttribute('href') ?? '', page.url)?.pathname ?? '/';
    if (link.localName !== 'a' || path === '/') return false;
    const text = shortText(link, LONG_LINK) ?? '';
    const isSection = isNamedSection(link) || SECTION_PATH.test(path);
    const isTitle = link.closest('h2, h3, h4') !== null && text.split(' ').length > LONG_NAME;
    return text !== '' && !isTitle && !/\d/.test(text) && (isSection || !isInMenu(link, title));
  });
}

/** A site's bar or list, unless it has one link or the title is in it; a row with the front page or many links. */
function isInMenu(link: Element, title: Element | undefined): boolean {
  const menu = link.closest(`${MENUS}, ul, footer`);
  const row = [...(link.parentElement?.querySelectorAll('a') ?? [])].map((other) =>
    foldVietnamese(textOf(other)),
  );
  const isRow = row.length > MAX_ROW || row.some((text) => HOME.test(text) && text !== '');
  const isAlone =
    menu?.matches('ul') === true &&
    menu.querySelectorAll('li, a').length === 2 &&
    textOf(link).split(' ').length < LONG_NAME;
  return isRow || (menu !== null && !isAlone && (title === undefined || !menu.contains(title)));
}

/** In an element that is named after sections. */
function isNamedSection(link: Element): boolean {
  if (link.closest('nav, [class*="menu" i]') !== null) return false;
  const around = [link, link.parentElement, link.parentElement?.parentElement];
  return SECTION.test(around.map((one) => (one ? `${ownName(one)} ${namesOf(one)}` : '')).join(' '));
}

/** "Chuyên mục: …" below the title. */
function labelled(below: readonly Element[]): string[] {
  const line = below.find((element) => LABEL.test(shortText(element, LONG) ?? ''));
  if (line === undefined) return [];
  const link = line.querySelector('a') ?? undefined;
  return [textOf(link ?? line).replace(LABEL, '')];
}

const lastOf = (section: string) => section.split(/\s*[,>»]\s*/).at(-1) ?? section;

function linkedCrumbs({ nodes }: PageView): string[] {
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  return Array.isArray(list) ? list.map((item) => wordsOf(item?.name ?? item?.item)) : [];
}

function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .slice(0, MAX_FOUND)
    .map((element) => shortText(element, LONG + 20) ?? '');
}
