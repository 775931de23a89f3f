import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import { BEFORE_A_DATE, MONTH_NAMES, NUMBERED_MONTHS } from '../data/month-names.ts';
import type { TextRange } from '../qa-finding.ts';
import type { MonthRead } from './figure.ts';

/** The dates of a text, as months and the parts that are figures of dates. */
export interface DatesRead {
  readonly months: readonly MonthRead[];
  /** Days and years written beside a month, as ranges of digits. */
  readonly parts: readonly TextRange[];
  /** What must not be read as a figure again: numbers of months. */
  readonly taken: readonly TextRange[];
}

type Found = { months: MonthRead[]; parts: TextRange[]; taken: TextRange[] };

const ISO = /(?<![\d.,/-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])/g;
const WHOLE = /(?<![\d.,/-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/g;
const MONTH_YEAR = /(?<=tháng\s)(\d{1,2})[/-](\d{4})(?!\d)/giu;
const DAY_MONTH = /(?<![\d.,/])(\d{1,2})([/-])(\d{1,2})(?![\d/]|[.,]\d)/g;

/** Months that the other text certainly says decide about 5/11 and about 1/3, which may be a fraction. */
export function readDates(text: string, lang: RecordLanguage, otherMonths: ReadonlySet<number>): DatesRead {
  const found: Found = { months: [], parts: [], taken: [] };
  for (const match of text.matchAll(ISO)) addIso(found, match);
  for (const match of text.matchAll(WHOLE)) addWhole(found, match, lang, otherMonths);
  if (lang === 'vi') for (const match of text.matchAll(MONTH_YEAR)) addMonthYear(found, match);
  for (const match of text.matchAll(DAY_MONTH)) addDayMonth(found, match, text, lang, otherMonths);
  addNumbered(found, text, lang);
  addNamed(found, text, lang);
  return found;
}

/** The months that a text names beyond doubt, by name or as "tháng 11". */
export function certainMonths(text: string, lang: RecordLanguage): ReadonlySet<number> {
  const found: Found = { months: [], parts: [], taken: [] };
  for (const match of text.matchAll(ISO)) addIso(found, match);
  addNumbered(found, text, lang);
  addNamed(found, text, lang);
  if (lang === 'vi') {
    for (const match of text.matchAll(MONTH_YEAR)) addMonthYear(found, match);
    for (const match of text.matchAll(WHOLE)) addWhole(found, match, lang, new Set());
    for (const match of text.matchAll(DAY_MONTH)) addDayMonth(found, match, text, lang, new Set());
  }
  return new Set(found.months.map(({ month }) => month));
}

const spanOf = (start: number, { length }: string): TextRange => ({ start, end: start + length });

function addIso(found: Found, { index, 1: year = '', 3: month = '', 4: day = '' }: RegExpExecArray): void {
  if (Number(month) > 12 || Number(day) > 31) return;
  const atMonth = index + year.length + 1;
  add(found, spanOf(atMonth, month), Number(month), [
    spanOf(index, year),
    spanOf(atMonth + month.length + 1, day),
  ]);
}

function addWhole(
  found: Found,
  { index, 1: first = '', 3: second = '', 4: year = '' }: RegExpExecArray,
  lang: RecordLanguage,
  otherMonths: ReadonlySet<number>,
): void {
  const one = spanOf(index, first);
  const two = spanOf(one.end + 1, second);
  const [month, day] = isMonthFirst(Number(first), Number(second), lang, otherMonths)
    ? [one, two]
    : [two, one];
  const value = Number(month === one ? first : second);
  if (value >= 1 && value <= 12) add(found, month, value, [day, spanOf(two.end + 1, year)]);
}

/** Only English may write the month first; which it is, the other text says. */
function isMonthFirst(
  first: number,
  second: number,
  lang: RecordLanguage,
  otherMonths: ReadonlySet<number>,
): boolean {
  if (first > 12 || lang !== 'en') return false;
  return second > 12 || (otherMonths.has(first) && !otherMonths.has(second));
}

function addMonthYear(found: Found, { index, 1: month = '', 2: year = '' }: RegExpExecArray): void {
  if (Number(month) <= 12 && Number(month) >= 1)
    add(found, spanOf(index, month), Number(month), [spanOf(index + month.length + 1, year)]);
}

function addDayMonth(
  found: Found,
  { index, 1: first = '', 2: sign, 3: second = '' }: RegExpExecArray,
  text: string,
  lang: RecordLanguage,
  otherMonths: ReadonlySet<number>,
): void {
  const one = spanOf(index, first);
  const two = spanOf(one.end + 1, second);
  if (overlaps(found.taken, one) || overlaps(found.parts, one) || overlaps(found.parts, two)) return;
  const isNamed = lang === 'vi' && BEFORE_A_DATE.test(text.slice(Math.max(0, index - 30), index));
  const monthFirst = isMonthFirst(Number(first), Number(second), lang, otherMonths);
  const [month, day, value, dayValue] = monthFirst
    ? [one, two, Number(first), Number(second)]
    : [two, one, Number(second), Number(first)];
  if (value < 1 || value > 12 || dayValue < 1 || dayValue > 31) return;
  const isWritten = sign === '/' && dayValue > value && lang !== 'en';
  if (isNamed || isWritten || (sign === '/' && otherMonths.has(value))) add(found, month, value, [day]);
}

function addNumbered(found: Found, text: string, lang: RecordLanguage): void {
  const pattern = NUMBERED_MONTHS[lang];
  if (!pattern) return;
  for (const { index, 0: whole, 1: month = '' } of text.matchAll(pattern)) {
    const range = spanOf(index + whole.length - month.length, month);
    if (Number(month) >= 1 && Number(month) <= 12 && !overlaps(found.taken, range))
      add(found, range, Number(month), partsAround(text, range, lang));
  }
}

/** In "ngày 20 tháng 11 năm 2026" and "2026年11月20日" the figures beside the month belong to its date. */
function partsAround(text: string, month: TextRange, lang: RecordLanguage): TextRange[] {
  const before = lang === 'vi' ? /(\d{1,2})\s+tháng\s+$/iu : /(\d{4})\s?[年년]\s?$/u;
  const after = lang === 'vi' ? /^\s+năm\s+(\d{4})/iu : /^\s?[月월]\s?(\d{1,2})(?=\s?[日일])/u;
  const left = before.exec(text.slice(0, month.start));
  const right = after.exec(text.slice(month.end));
  const parts: TextRange[] = [];
  if (left?.[1]) parts.push(spanOf(left.index, left[1]));
  if (right?.[1]) parts.push(spanOf(month.end + right[0].length - right[1].length, right[1]));
  return parts;
}

const namePatterns = new Map<RecordLanguage, RegExp>();

function addNamed(found: Found, text: string, lang: RecordLanguage): void {
  const names = MONTH_NAMES[lang];
  if (!names) return;
  let pattern = namePatterns.get(lang);
  if (!pattern) {
    const choice = names.map((name) => `(${name.replaceAll('.', '\\.')})`).join('|');
    pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${choice})(?![\\p{L}\\p{M}])`, 'gu');
    namePatterns.set(lang, pattern);
  }
  for (const match of text.matchAll(pattern)) {
    const month = match.slice(1).findIndex((name) => name !== undefined) + 1;
    const range = spanOf(match.index, match[0]);
    found.months.push({ ...range, month });
    found.parts.push(...figuresBeside(text, range));
  }
}

/** A day before or after the name of a month, and the year behind them. */
function figuresBeside(text: string, name: TextRange): TextRange[] {
  const left = /(\d{1,2})(?:st|nd|rd|th|er|\.)?(?:\s(?:of|de))?\s$/u.exec(text.slice(0, name.start));
  const right = /^\.?\s(\d{1,2})(?!\d)(?:st|nd|rd|th)?/u.exec(text.slice(name.end));
  const rest = text.slice(name.end + (right?.[0].length ?? 0));
  const year = /^\.?(?:,|\sdel?)?\s(\d{4})(?!\d)/u.exec(rest);
  const parts: TextRange[] = [];
  if (left?.[1]) parts.push(spanOf(left.index, left[1]));
  if (right?.[1]) parts.push(spanOf(name.end + right[0].indexOf(right[1]), right[1]));
  if (year?.[1]) parts.push(spanOf(text.length - rest.length + year[0].length - year[1].length, year[1]));
  return parts;
}

function add(found: Found, range: TextRange, month: number, parts: readonly TextRange[]): void {
  found.months.push({ ...range, month });
  found.taken.push(range);
  found.parts.push(...parts);
}

export function overlaps(ranges: readonly TextRange[], one: TextRange): boolean {
  return ranges.some(({ start, end }) => start < one.end && one.start < end);
}
