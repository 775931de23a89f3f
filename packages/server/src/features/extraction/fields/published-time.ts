import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { offsetOf } from '../dates/clock-time.ts';
import type { DateContext, ReadDate } from '../dates/date-context.ts';
import { readDate } from '../dates/vietnamese-date.ts';
import { shortText } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues, selectFound, selectValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import type { Surroundings } from './title-element.ts';

const METAS = [
  'article:published_time',
  'og:article:published_time',
  'pubdate',
  'publishdate',
  'publish-date',
  'publish_date',
  'article.published',
  'parsely-pub-date',
  'sailthru.date',
  'cXenseParse:recs:publishtime',
  'dc.date.issued',
  'dc.date',
  'dcterms.created',
  'date',
];
const MARKED =
  '[itemprop="datePublished"],time[pubdate],time.published,time.entry-date,abbr.published,.published[title]';
const DATE_NAME = /date|time|publi|ngay|posted|created|meta|info|author|byline|gio|bread/i;
const TRAP =
  /relat|lien-?quan|see-?also|hot-?line|ticker|trending|sidebar|footer|widget|comment|binh-?luan|other|list|menu|nav|header-?top|top-?bar|current|clock|today|weather|lich|modified|updated/i;
const UPDATED_ONLY = /^\W*(?:cap nhat|chinh sua|updated|modified)/;
const ATTRIBUTES = [
  'datetime',
  'data-time',
  'data-date',
  'data-timestamp',
  'data-published',
  'data-utime',
  'content',
  'title',
];
const NOT_BESIDE =
  /relat|lien-?quan|see-?also|hot-?line|ticker|trending|sidebar|comment|binh-?luan|other|menu|current|clock|today|weather|modified|updated/i;
const LONG = 180;
const ALONE = 60;
const FAR = 60;
const DAY = 86_400_000;

/** When an article was published: linked data, `meta`, marked elements, then the line below its heading. */
export function findPublishedTime(
  page: PageView,
  around: Surroundings,
  context: DateContext,
): Found<ReadDate> | undefined {
  const stated = statedTime(page, around, context);
  if (stated !== undefined && isExact(stated.value, context)) return stated;
  const shown = shownTime(around, context);
  if (stated === undefined) return exactOfPage(page, shown, context) ?? shown;
  // A day alone is made exact by the line that the page shows.
  return shown?.value.hasTime === true &&
    Math.abs(Date.parse(shown.value.time) - Date.parse(stated.value.time)) < DAY
    ? shown
    : stated;
}

/** The hour of a shown day, where linked data says of the page, and not of an article, when it was published. */
function exactOfPage(
  { nodes }: PageView,
  shown: Found<ReadDate> | undefined,
  context: DateContext,
): Found<ReadDate> | undefined {
  if (shown === undefined || shown.value.hasTime) return undefined;
  const start = Date.parse(shown.value.time);
  const date = nodes
    .filter((node) => [node['@type']].flat().some((type) => /WebPage$/.test(String(type))))
    .map((node) => readDate(wordsOf(node.datePublished), context))
    .find((read) => read?.hasTime && Math.floor((Date.parse(read.time) - start) / DAY) === 0);
  return date === undefined || date === null ? undefined : found(date, 'JSONLD');
}

/** Midnight is what systems write that know the day alone. */
function isExact({ time, hasTime }: ReadDate, { timeZone }: DateContext): boolean {
  const moment = Date.parse(time);
  return hasTime && (moment + offsetOf(moment, timeZone)) % DAY !== 0;
}

function statedTime(page: PageView, around: Surroundings, context: DateContext): Found<ReadDate> | undefined {
  const linked = readDate(page.linked?.published ?? '', context);
  if (linked?.hasTime) return found(linked, 'JSONLD');
  for (const name of METAS) {
    const [value] = metaValues(page.document, name);
    const date = value === undefined ? null : readDate(value, context);
    if (date?.hasTime) return found(date, 'META');
  }
  const places = [...page.document.querySelectorAll(MARKED)].filter(
    (place) => !isTrapped(place, COLUMNS, OTHERS),
  );
  const below = new Set(around.below);
  const place = places.find((one) => below.has(one)) ?? places[0];
  const date = place === undefined ? null : readElement(place, context);
  if (date?.hasTime) return found(date, 'PAGE');
  return linked === null ? (date === null ? undefined : found(date, 'PAGE')) : found(linked, 'JSONLD');
}

/** Its words, and where they have no time its attributes. */
function readElement(element: Element, context: DateContext): ReadDate | null {
  const words = readDate(shortText(element, LONG) ?? '', context);
  if (words?.hasTime) return words;
  const said = ATTRIBUTES.flatMap((name) => readDate(element.getAttribute(name) ?? '', context) ?? []);
  return said.find(({ hasTime }) => hasTime) ?? words ?? said[0] ?? null;
}

/**
 * The date between the heading and the text, else the nearest above the heading, else the first below the text. A time
 * is worth more than a day, and an element that is named after dates more than another.
 */
function shownTime(
  { title, above, below, head }: Surroundings,
  context: DateContext,
): Found<ReadDate> | undefined {
  const under = bestOf(choicesIn(head, context, title));
  const over = under?.hasTime === true ? undefined : bestOf(choicesIn(above.slice(0, FAR), context, title));
  const best = over?.hasTime === true ? over : (under ?? over);
  if (best !== undefined) return found(best, 'PAGE');
  const after = choicesIn(below.slice(head.length), context);
  const anywhere = after.find(({ isAlone }) => isAlone) ?? after[0];
  return anywhere === undefined ? undefined : found(anywhere.date, 'PAGE');
}

function bestOf(choices: readonly Choice[]): ReadDate | undefined {
  const first = choices.filter(({ isUpdate }) => !isUpdate);
  const timed = first.filter(({ date }) => date.hasTime);
  const exact = timed.length > 0 ? timed : choices.filter(({ date }) => date.hasTime);
  return (exact.find(({ isNamed }) => isNamed) ?? exact[0] ?? first[0] ?? choices[0])?.date;
}

interface Choice {
  readonly date: ReadDate;
  readonly isNamed: boolean;
  /** The element shows little else. */
  readonly isAlone: boolean;
  /** "Cập nhật …": the day of publication only where the page shows no other. */
  readonly isUpdate: boolean;
}

function choicesIn(elements: readonly Element[], context: DateContext, title?: Element): Choice[] {
  return elements.flatMap((element) => {
    const text = shortText(element, LONG) ?? '';
    const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
    const hasEpoch = ATTRIBUTES.some((name) => name.startsWith('data') && element.hasAttribute(name));
    if (text.length < 6 && !hasEpoch) return [];
    const inner = innermost(element, text);
    if (isTrapped(inner) && !isByTitle(inner, title)) return [];
    const date = readElement(element, context);
    if (date === null) return [];
    const isNamed = DATE_NAME.test(names) || element.localName === 'time' || hasEpoch;
    const isAlone = text.length <= ALONE;
    return [{ date, isNamed, isAlone, isUpdate: UPDATED_ONLY.test(foldVietnamese(text)) }];
  });
}

/** A box around a clock says no more than the clock. */
function innermost(element: Element, text: string): Element {
  let inner = element;
  for (;;) {
    const next = [...inner.children].find((child) => shortText(child, LONG) === text);
    if (next === undefined || text === '') return inner;
    inner = next;
  }
}

const NOT_HERE: ReadonlySet<string> = new Set(['footer', 'nav', 'aside', 'li', 'a', 'h2', 'h3']);
/** What is marked as the date may be a link. */
const OTHERS = /relat|lien-?quan|see-?also|hot-?line|ticker|trending|sidebar|comment|modified|updated/i;
const COLUMNS: ReadonlySet<string> = new Set(['footer', 'nav', 'aside']);
/** What is in a list or a column without links belongs to the heading beside it. */
const BESIDE: ReadonlySet<string> = new Set(['footer', 'nav', 'a', 'h2', 'h3']);

/** In a list of other articles, a clock or a footer. */
function isTrapped(element: Element, places = NOT_HERE, names = TRAP): boolean {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 5; steps += 1) {
    if (places.has(up.localName) && up !== element) return true;
    if (names.test(`${up.getAttribute('class') ?? ''} ${up.getAttribute('id') ?? ''}`)) return true;
    up = up.parentElement;
  }
  return places.has(element.localName);
}

/** In one row or box with the heading, such as a list of date, author and section. */
function isByTitle(element: Element, title: Element | undefined): boolean {
  const box = title?.parentElement?.parentElement?.parentElement;
  return (
    box?.localName !== 'body' && box?.contains(element) === true && !isTrapped(element, BESIDE, NOT_BESIDE)
  );
}

/** By the selectors of a template; of an element also its attributes. A time is worth more than a day. */
export function publishedByTemplate(
  page: PageView,
  selectors: readonly FieldSelector[],
  context: DateContext,
): Found<ReadDate> | undefined {
  let day: Found<ReadDate> | undefined;
  for (const [place, selector] of selectors.entries()) {
    const values = selectValues(page, { ...selector, take: 'ALL' }).map((value) => readDate(value, context));
    const elements = selectFound(page, selector).flatMap((at) =>
      typeof at === 'string' || selector.attr !== '' ? [] : [readElement(at, context)],
    );
    const dates = [...values, ...elements].filter((date) => date !== null);
    const exact = dates.find(({ hasTime }) => hasTime);
    if (exact !== undefined) return found(exact, 'TEMPLATE', place);
    const [first] = dates;
    if (first !== undefined) day ??= found(first, 'TEMPLATE', place);
  }
  return day;
}
