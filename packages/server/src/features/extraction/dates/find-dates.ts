import { ENGLISH_MONTH, monthOf, VIETNAMESE_MONTH } from './date-words.ts';
import { dayAndMonth } from './day-order.ts';
import type { FoundTime } from './find-times.ts';

export interface FoundDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** Where one way of writing names both, such as ISO. */
  readonly time: FoundTime | undefined;
}

const SEPARATOR = '\\s?[/.\\-]\\s?';
const MONTH_AFTER_WORD = `(?:thang|thg|th)\\.?\\s*(?<month>\\d{1,2}(?!\\d)|${VIETNAMESE_MONTH})`;
const YEAR = '(?<year>(?:19|20)\\d{2})(?!\\d)';

/** Ways of writing a date in folded text, the surest first; later ones may not overlap. */
const WAYS: readonly RegExp[] = [
  // 2026-11-20T15:44:00+07:00
  new RegExp(
    `(?<!\\d)${YEAR.replace('(?!\\d)', '')}[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})(?!\\d)` +
      '(?:[t ]\\s?(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d+)?)?\\s?(?<zone>z|[+-]\\d{2}:?\\d{2})?(?!\\d))?',
    'g',
  ),
  // 20261120T084400Z
  /(?<!\d)(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?:t(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?(?<zone>z|[+-]\d{2}:?\d{2})?)(?!\d)/g,
  // ngày 20 tháng 11 năm 2026; 20 Th11, 2026
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})[\\s,/-]*${MONTH_AFTER_WORD}[\\s,/-]*(?:nam\\s*)?${YEAR}`, 'g'),
  // Tháng Mười Một 20, 2026
  new RegExp(`${MONTH_AFTER_WORD}\\s*[\\s,/-]\\s*(?<day>\\d{1,2})(?!\\d)[\\s,/-]+(?:nam\\s*)?${YEAR}`, 'g'),
  // Fri, 20 Nov 2026 08:44:00 GMT
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]+(?:of )?(?<month>${ENGLISH_MONTH})[.,\\s-]+${YEAR}` +
      '(?:[\\st]+(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?\\s(?<zone>[+-]\\d{4}|gmt(?![+\\s-]*\\d)|z))?',
    'g',
  ),
  // November 20, 2026; November, 20/2026; Fri Nov 20 15:44:00 GMT+7 2026 stays unread
  new RegExp(`(?<month>${ENGLISH_MONTH})[.,\\s]+(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,/]+${YEAR}`, 'g'),
  // 20/11/2026
  new RegExp(
    `(?<![\\d/.])(?<first>\\d{1,2})${SEPARATOR}(?<second2>\\d{1,2})${SEPARATOR}(?<year>(?:19|20)\\d{2}|\\d{2})(?![\\d/])`,
    'g',
  ),
];

/** All dates of a folded text, in its order. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const way of WAYS) {
    for (const match of text.matchAll(way)) {
      const date = dateOf(match, text);
      if (date !== undefined && !found.some((other) => overlaps(other, date))) found.push(date);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function dateOf(match: RegExpExecArray, text: string): FoundDate | undefined {
  const named = match.groups ?? {};
  const { day, month } =
    named.first === undefined
      ? spelled(named)
      : dayAndMonth(
          { first: Number(named.first), second: Number(named.second2), year: Number(named.year) },
          text.slice(0, match.index),
        );
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined;
  const year = Number(named.year);
  const place = { start: match.index, end: match.index + match[0].length };
  return { year: year < 100 ? 2000 + year : year, month, day, ...place, time: timeOf(named, place) };
}

const spelled = ({ day = '', month = '' }: Record<string, string | undefined>) => ({
  day: Number(day),
  month: monthOf(month),
});

function timeOf(
  { hour, minute, second, zone }: Record<string, string | undefined>,
  place: { readonly start: number; readonly end: number },
): FoundTime | undefined {
  if (hour === undefined) return undefined;
  return {
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second ?? 0),
    offset: zone === undefined ? undefined : offsetIn(zone),
    ...place,
  };
}

function offsetIn(zone: string): number {
  const found = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (found === null) return 0;
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
}

function overlaps(a: FoundDate, b: FoundDate): boolean {
  return a.start < b.end && b.start < a.end;
}
