import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { WallTime } from './clock-time.ts';
import { MONTHS, monthOf } from './date-words.ts';

const MONTH_WORDS = MONTHS.map(([name]) => name).join('|');
/** What a letter of a format stands for. */
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<year>\\d{2})',
  MMMM: `(?<month>\\d{1,2}|${MONTH_WORDS})`,
  MMM: `(?<month>\\d{1,2}|${MONTH_WORDS})`,
  MM: '(?<month>\\d{1,2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
  D: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{1,2})',
  H: '(?<hour>\\d{1,2})',
  hh: '(?<hour>\\d{1,2})',
  h: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{1,2})',
  m: '(?<minute>\\d{1,2})',
  ss: '(?<second>\\d{1,2})',
  s: '(?<second>\\d{1,2})',
  A: '(?<half>am|pm|sa|ch|sang|chieu|toi)',
  a: '(?<half>am|pm|sa|ch|sang|chieu|toi)',
  w: '(?:hai|ba|tu|nam|sau|bay|[2-7]|cn)',
};
/** A whole word of other letters, such as "Thứ", stays a word. */
const PARTS =
  /YYYY|YY|MMMM|MMM|MM|DD|HH|hh|mm|ss|[\p{L}]*[^\P{L}YMDHhmsAaw][\p{L}]*|[MDHhmsAaw]|\s+|[^\p{L}\s]/gu;
const known = new Map<string, RegExp | undefined>();

export interface FormattedTime extends WallTime {
  readonly hasTime: boolean;
}

/** A date after a format such as `HH:mm DD/MM/YYYY`; undefined where the text has none. */
export function readFormat(text: string, format: string): FormattedTime | undefined {
  const found = expressionOf(format)?.exec(foldVietnamese(text).replace(/\s+/g, ' '))?.groups;
  if (found?.day === undefined || found.month === undefined || found.year === undefined) return undefined;
  const year = Number(found.year);
  return {
    year: found.year.length === 2 ? 2000 + year : year,
    month: monthOf(found.month),
    day: Number(found.day),
    hour: hourOf(Number(found.hour ?? 0), found.half),
    minute: Number(found.minute ?? 0),
    second: Number(found.second ?? 0),
    hasTime: found.hour !== undefined,
  };
}

/** An hour of the afternoon is said by a word after it. */
export function hourOf(hour: number, half = ''): number {
  if (/^(?:pm|ch|chieu|toi)/.test(half) && hour < 12) return hour + 12;
  if (/^dem/.test(half) && hour >= 6 && hour < 12) return hour + 12;
  if (/^trua/.test(half) && hour < 4) return hour + 12;
  return /^(?:am|sa|sang|dem)$/.test(half) && hour === 12 ? 0 : hour;
}

function expressionOf(format: string): RegExp | undefined {
  if (!known.has(format)) known.set(format, compile(format));
  return known.get(format);
}

/** Only its own letters have a meaning, so that no format is an expression that runs long. */
function compile(format: string): RegExp | undefined {
  const seen = new Set<string>();
  const source = (format.match(PARTS) ?? []).map((part) => {
    if (/^\s+$/.test(part)) return '\\s*';
    const token = Object.hasOwn(TOKENS, part) ? TOKENS[part] : undefined;
    const name = token?.match(/<(\w+)>/)?.[1];
    if (token === undefined) return foldVietnamese(part).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    // "HHhmm": its second h is the word between hour and minute.
    if (name !== undefined && seen.has(name)) return part === 'h' ? 'h' : token.replace(/\?<\w+>/, '?:');
    if (name !== undefined) seen.add(name);
    return token;
  });
  return ['year', 'month', 'day'].every((name) => seen.has(name))
    ? new RegExp(`(?<!\\d)${source.join('')}(?!\\d)`, 'u')
    : undefined;
}
