import type { FieldSelector } from '@toasoan/contract/features/parser-templates/template-definition.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { offsetOf } from '../dates/clock-time.ts';
import type { DateContext, ReadDate } from '../dates/date-context.ts';
import { readDate } from '../dates/vietnamese-date.ts';
import { elementsIn, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues, selectFound, selectValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';

const METAS = [
  'article:published_time',
  'og:article:published_time',
  'datePublished',
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
const DATE_NAME = /date|time|publi|ngay|posted|created|meta|info|author|byline|gio|bread/i;
const TRAP =
  /relat|lien-?quan|sidebar|footer|widget|comment|binh-?luan|other|list|menu|nav|header-?top|top-?bar|current|clock|today|weather|lich|modified|updated/i;
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
const LONG = 180;
const FAR = 60;

/** When an article was published: linked data, `meta`, marked elements, then the line below its heading. */
export function findPublishedTime(
  page: PageView,
  title: Element | undefined,
  context: DateContext,
): Found<ReadDate> | undefined {
  const stated = statedTime(page, context);
  if (stated !== undefined && isExact(stated.value, context)) return stated;
  const shown = shownTime(page.document, title, context);
  if (stated === undefined) return shown;
  // A day alone is made exact by the line that the page shows.
  return shown?.value.hasTime === true &&
    Math.abs(Date.parse(shown.value.time) - Date.parse(stated.value.time)) < 86_400_000
    ? shown
    : stated;
}

/** Midnight is what systems write that know the day alone. */
function isExact({ time, hasTime }: ReadDate, { timeZone }: DateContext): boolean {
  const moment = Date.parse(time);
  return hasTime && (moment + offsetOf(moment, timeZone)) % 86_400_000 !== 0;
}

function statedTime(page: PageView, context: DateContext): Found<ReadDate> | undefined {
  const linked = readDate(page.linked?.published ?? '', context);
  if (linked?.hasTime) return found(linked, 'JSONLD');
  for (const name of METAS) {
    const [value] = metaValues(page.document, name);
    const date = value === undefined ? null : readDate(value, context);
    if (date?.hasTime) return found(date, 'META');
  }
  const [place] = page.document.querySelectorAll(
    '[itemprop="datePublished"],time[pubdate],time.published,time.entry-date,abbr.published,.published[title]',
  );
  const date = place === undefined ? null : readElement(place, context);
  if (date?.hasTime) return found(date, 'PAGE');
  return linked === null ? (date === null ? undefined : found(date, 'PAGE')) : found(linked, 'JSONLD');
}

/** Its words, and where they have no time its attributes. */
function readElement(element: Element, context: DateContext): ReadDate | null {
  const words = readDate(textOf(element), context);
  if (words?.hasTime) return words;
  const said = ATTRIBUTES.flatMap((name) => readDate(element.getAttribute(name) ?? '', context) ?? []);
  return said.find(({ hasTime }) => hasTime) ?? words ?? said[0] ?? null;
}

/** The first date after the heading; of several the one with a time, in an element that is named after dates. */
function shownTime(
  document: Document,
  title: Element | undefined,
  context: DateContext,
): Found<ReadDate> | undefined {
  const elements = [...elementsIn(document.body)];
  const heading = title === undefined ? -1 : elements.indexOf(title);
  const after = heading < 0 ? elements : elements.slice(heading);
  const before = heading < 0 ? [] : elements.slice(Math.max(0, heading - FAR), heading).reverse();
  const below = bestOf(choicesIn(after.slice(0, FAR * 4), context));
  const above = below?.hasTime === true ? undefined : bestOf(choicesIn(before, context));
  const best = above?.hasTime === true ? above : (below ?? above);
  if (best !== undefined) return found(best, 'PAGE');
  const [anywhere] = choicesIn(after.slice(FAR * 4), context);
  return anywhere === undefined ? undefined : found(anywhere.date, 'PAGE');
}

function bestOf(choices: readonly Choice[]): ReadDate | undefined {
  const first = choices.filter(({ isUpdate }) => !isUpdate);
  const exact = (first.length > 0 ? first : choices).filter(({ date }) => date.hasTime);
  return (exact.find(({ isNamed }) => isNamed) ?? exact[0] ?? first[0] ?? choices[0])?.date;
}

interface Choice {
  readonly date: ReadDate;
  readonly isNamed: boolean;
  /** "Cập nhật …": the day of publication only where the page shows no other. */
  readonly isUpdate: boolean;
}

function choicesIn(elements: readonly Element[], context: DateContext): Choice[] {
  return elements.flatMap((element) => {
    const text = textOf(element);
    const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
    const hasEpoch = ATTRIBUTES.some((name) => name.startsWith('data') && element.hasAttribute(name));
    if ((text.length > LONG || text.length < 6) && !hasEpoch) return [];
    if (isTrapped(element)) return [];
    const date = readElement(element, context);
    if (date === null) return [];
    const isNamed = DATE_NAME.test(names) || element.localName === 'time' || hasEpoch;
    return [{ date, isNamed, isUpdate: UPDATED_ONLY.test(foldVietnamese(text)) }];
  });
}

/** In a list of other articles, a clock or a footer. */
function isTrapped(element: Element): boolean {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 5; steps += 1) {
    if (
      ['footer', 'nav', 'aside', 'li', 'a', 'h2', 'h3'].includes(up.localName) &&
      up.localName !== element.localName
    )
      return true;
    if (TRAP.test(`${up.getAttribute('class') ?? ''} ${up.getAttribute('id') ?? ''}`)) return true;
    up = up.parentElement;
  }
  return element.localName === 'a';
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
