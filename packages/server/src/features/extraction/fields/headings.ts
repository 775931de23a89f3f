import { namesOf } from '../content/junk.ts';
import { elementsIn, isElement, isText, shortText, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';

/** An element that may show the title, and its words without a badge. */
export interface Heading {
  readonly element: Element;
  readonly text: string;
  /** A heading below the first rank, whatever its name: it may be one of a box. */
  readonly isPlain: boolean;
}

const MIN = 8;
const MAX = 300;
const MAX_NAMED = 300;
const LONG_NAMED = 250;
const HEADING_CLASS = /title|headline|tieu-?de|heading/i;
const NAMED = '[itemprop="headline"],h2[class],h3[class],div[class],span[class],td[class],p[class]';
const PLAIN = 'h2:not([class]), h3, h4, h5';
const BADGE = /badge|label|tag|live|icon|flag|prefix/i;
const LONG_BADGE = 20;
const LONG_UNIT = 3;
const DAY = /^\W*\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\W*$/;

/** First headings, then what is named like one, then other headings. */
export function headingsOf(document: Document): Heading[] {
  const first = [...document.querySelectorAll('h1')].map((element) => ({
    element,
    text: unbadged(element),
    isPlain: false,
  }));
  const named = [...document.querySelectorAll(NAMED)]
    .filter(
      (element) =>
        element.localName === 'h2' ||
        HEADING_CLASS.test(element.getAttribute('class') ?? '') ||
        element.hasAttribute('itemprop'),
    )
    .slice(0, MAX_NAMED)
    .map((element) => ({ element, text: shortTitle(element), isPlain: false }));
  const plain = [...document.querySelectorAll(PLAIN)]
    .filter((element) => !isBanner(element))
    .slice(0, MAX_NAMED)
    .map((element) => ({ element, text: shortTitle(element), isPlain: true }));
  return [
    ...first.filter(({ text }) => text.length >= MIN && text.length < MAX),
    ...[...named, ...plain].filter(({ text }) => text.length >= MIN && text.length < LONG_NAMED),
  ];
}

/** '' where it has more words than a title. */
const shortTitle = (element: Element) =>
  shortText(element, LONG_NAMED) === undefined ? '' : unbadged(element);

/** "TRỰC TIẾP" before or "Nổi bật" after a title, in an element of its own, is no part of it. */
function unbadged(heading: Element): string {
  const text = textOf(heading);
  const [before, after] = [badgeOf(heading.firstElementChild), badgeOf(heading.lastElementChild)];
  if (before !== '' && text.startsWith(before) && text.length > before.length + MIN)
    return text.slice(before.length).trim();
  const isAfter = after !== '' && text.endsWith(after) && text.length > after.length + MIN;
  return isAfter ? text.slice(0, -after.length).trim() : text;
}

/** Its words where it is named as a badge, raised or a day; a raised figure or letter is a part of a word. */
function badgeOf(child: Element | null): string {
  if (child === null) return '';
  const text = textOf(child);
  const isRaised = child.matches('sup, :has(sup)') && text.length > LONG_UNIT;
  return text.length <= LONG_BADGE && (isRaised || DAY.test(text) || BADGE.test(namesOf(child))) ? text : '';
}

const SIGN =
  /logo|site-?(?:title|name)|brand|banner|masthead|portlet|block-?title|box-?title|widget|ten-?don-?vi/i;
const NOT_HERE =
  'aside, footer, nav, li, dialog, [class*="related" i], [class*="sidebar" i], [class*="hot" i]';

/** The name of the site or of a box, or a link to the front page. */
export function isBanner(element: Element): boolean {
  if (element.closest(NOT_HERE) !== null) return true;
  const link = element.closest('a[href]') ?? element.querySelector('a[href]');
  if (link !== null && /^(?:https?:\/\/[^/]+)?\/?$/.test(link.getAttribute('href') ?? '')) return true;
  return [element, element.parentElement, element.parentElement?.parentElement].some(
    (one) => one !== null && one !== undefined && SIGN.test(namesOf(one)),
  );
}

const HIDDEN = /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|hide-accessible)(?:$|\s)/;

/** Search engines read it, people do not. */
export function isHidden(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  return element.hasAttribute('hidden') || /display\s*:\s*none/i.test(style) || HIDDEN.test(namesOf(element));
}

/** In the part above all articles, where a site shows its name and its slogan. */
export function isInPageHead(element: Element): boolean {
  const head = element.closest('header');
  return head !== null && head.parentElement?.closest('article, main, section') === null;
}

const LONG_TEXT = 140;
const LONG_SENTENCE = 90;
const FEW_WORDS = 4;
const LARGE = 'h1, h2, h3, h4, h5, b, strong, font[size]';
const DATE = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** Where nothing that the page says of itself helps: the last heading, or bold line, before the text begins. */
export function headingAboveText(
  { document, url }: PageView,
  root: Element | undefined,
  isOther: (text: string) => boolean,
): string | undefined {
  const above = elementsAboveText(document, root).flatMap((element) => {
    const text = shortTitle(element);
    const isTitle =
      text.length >= MIN && text.split(' ').length >= FEW_WORDS && !/[.…]$/.test(text) && !DATE.test(text);
    return isTitle &&
      !isOther(text) &&
      !isBanner(element) &&
      !isHidden(element) &&
      !isNamedLead(element) &&
      !leadsAway(element, url)
      ? [{ element, text }]
      : [];
  });
  const named = above.findLast(
    ({ element }) =>
      /^h[1-3]$/.test(element.localName) ||
      HEADING_CLASS.test(namesOf(element)) ||
      /(?:^|[-_\s])head(?:$|[-_\s])/i.test(namesOf(element)),
  );
  return (named ?? above.findLast(({ element }) => element.matches(LARGE)))?.text;
}

const isNamedLead = (element: Element) =>
  /sapo|lead|desc|summary|intro|mo-?ta|tom-?tat/i.test(namesOf(element));

/** A title may be a link to its own page. */
function leadsAway(element: Element, url: string): boolean {
  const link = element.closest('a');
  return link !== null && URL.parse(link.getAttribute('href') ?? '', url)?.pathname !== new URL(url).pathname;
}

/** In the order of the page, up to the first long text of the body. */
function elementsAboveText(document: Document, root: Element | undefined): Element[] {
  if (root === undefined) return [];
  const holder = [root, ...elementsIn(root)].find((element) => longText(element) !== undefined);
  if (holder === undefined) return [];
  const all = [...elementsIn(document.body)];
  const before = all.slice(0, all.indexOf(holder));
  const start = longText(holder);
  for (let child = holder.firstChild; child !== null && child !== start; child = child.nextSibling)
    if (isElement(child)) before.push(child, ...elementsIn(child));
  return before;
}

const isLongText = (text: string) =>
  text.length >= LONG_TEXT || (text.length >= LONG_SENTENCE && /[.!?…]["”]?$/.test(text));

/** What stands above the text, in whatever element, of texts of which the page says one. */
export function saidAboveText(
  { document, url }: PageView,
  root: Element | undefined,
  said: (text: string) => boolean,
): string | undefined {
  return elementsAboveText(document, root)
    .filter((element) => !isBanner(element) && !isHidden(element) && !leadsAway(element, url))
    .map(shortTitle)
    .find((text) => text.split(' ').length >= FEW_WORDS && said(text));
}

function longText(element: Element): Node | undefined {
  return [...element.childNodes].find((node) => isText(node) && isLongText(node.data.trim()));
}
