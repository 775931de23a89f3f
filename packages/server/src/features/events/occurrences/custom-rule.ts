import ICAL from 'ical.js';

/** Days of a rule, as years, months and days of the calendar. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type RuleProblem = 'RULE_UNREADABLE' | 'RULE_TOO_OFTEN';

/** Days have no zone. */
const ZONE = ICAL.Timezone.localTimezone;
const NUMBER = '([1-9]\\d{0,3})';
const DAY_NAME = '(?:MO|TU|WE|TH|FR|SA|SU)';
const MONTH_DAY = '-?(?:[1-9]|[12]\\d|3[01])';
const listOf = (one: string) => `${one}(?:,${one}){0,30}`;

/** The parts of a rule that an event may have, each with its values. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: new RegExp(`^${NUMBER}$`),
  COUNT: new RegExp(`^${NUMBER}$`),
  UNTIL: /^[12]\d{3}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(T[0-2]\d[0-5]\d[0-5]\dZ?)?$/,
  BYDAY: new RegExp(`^${listOf(`(?:-?[1-5])?${DAY_NAME}`)}$`),
  BYMONTHDAY: new RegExp(`^${listOf(MONTH_DAY)}$`),
  BYMONTH: new RegExp(`^${listOf('(?:[1-9]|1[0-2])')}$`),
  WKST: new RegExp(`^${DAY_NAME}$`),
};
/**
 * Which of them go with a frequency, and its longest interval. The library goes on for ever where a combination never
 * comes true, such as each seventh day that is another day of the week: those are left out, and so is BYSETPOS.
 */
const ALLOWED: Readonly<Record<string, { readonly parts: readonly string[]; readonly interval: number }>> = {
  DAILY: { parts: [], interval: 365 },
  WEEKLY: { parts: ['BYDAY'], interval: 52 },
  MONTHLY: { parts: ['BYDAY', 'BYMONTHDAY'], interval: 60 },
  YEARLY: { parts: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'], interval: 10 },
};
const ALWAYS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'];
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Parts = ReadonlyMap<string, string>;

/** What is wrong with a rule of RFC 5545; undefined for nothing. */
export function problemOfRule(rule: string): RuleProblem | undefined {
  if (/FREQ=(SECOND|MINUTE|HOUR)LY/.test(rule)) return 'RULE_TOO_OFTEN';
  const parts = partsOf(rule);
  return parts !== undefined && isAllowed(parts) ? undefined : 'RULE_UNREADABLE';
}

function partsOf(rule: string): Parts | undefined {
  const parts = new Map<string, string>();
  for (const part of rule.split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (parts.has(name) || part.split('=').length !== 2 || PARTS[name]?.test(value) !== true)
      return undefined;
    parts.set(name, value);
  }
  return parts;
}

function isAllowed(parts: Parts): boolean {
  const allowed = ALLOWED[parts.get('FREQ') ?? ''];
  if (allowed === undefined || Number(parts.get('INTERVAL') ?? 1) > allowed.interval) return false;
  if (parts.has('COUNT') && parts.has('UNTIL')) return false;
  if ([...parts.keys()].some((name) => !ALWAYS.includes(name) && !allowed.parts.includes(name))) return false;
  return haveSense(parts);
}

/** Combinations with days that come. */
function haveSense(parts: Parts): boolean {
  const days = parts.get('BYDAY');
  if (parts.get('FREQ') === 'WEEKLY' && days !== undefined && /\d/.test(days)) return false;
  const monthDays = numbersOf(parts, 'BYMONTHDAY');
  if (days !== undefined && monthDays.length > 0) return false;
  const months = numbersOf(parts, 'BYMONTH');
  if (monthDays.length === 0 || months.length === 0) return true;
  // The 29th of February alone would be looked for in years that have none.
  const longest = (month: number) => (month === 2 ? 28 : (LONGEST_MONTHS[month - 1] ?? 0));
  return months.every((month) => monthDays.every((day) => Math.abs(day) <= longest(month)));
}

function numbersOf(parts: Parts, name: string): number[] {
  return (parts.get(name)?.split(',') ?? []).map(Number);
}

interface Bounds {
  readonly until: CalendarDay;
  readonly most: number;
}

/** The days of an accepted rule from `first` on, at most `most`, up to and including `until`. */
export function daysOfRule(rule: string, first: CalendarDay, { until, most }: Bounds): CalendarDay[] {
  const parts = partsOf(rule);
  if (parts?.get('FREQ') === 'YEARLY' && parts.has('BYMONTH') && parts.has('BYMONTHDAY'))
    return daysOfYears(parts, first, { until, most });
  const start = new ICAL.Time({ ...first, hour: 0, minute: 0, second: 0, isDate: false }, ZONE);
  const end = new ICAL.Time({ ...until, hour: 23, minute: 59, second: 59, isDate: false }, ZONE);
  const days: CalendarDay[] = [];
  const iterator = ICAL.Recur.fromString(rule).iterator(start);
  for (let at = iterator.next(); at && days.length < most; at = iterator.next()) {
    if (at.compare(end) > 0) break;
    days.push({ year: at.year, month: at.month, day: at.day });
  }
  return days;
}

/**
 * Days of months of each year. The library counts days from the end of one month in all of them, and begins such rules
 * with an interval in the wrong year.
 */
function daysOfYears(parts: Parts, first: CalendarDay, { until, most }: Bounds): CalendarDay[] {
  const rulesEnd = Number(parts.get('UNTIL')?.slice(0, 8) ?? Number.POSITIVE_INFINITY);
  const end = Math.min(numberOf(until), rulesEnd);
  const wanted = Math.min(most, Number(parts.get('COUNT') ?? most));
  const months = numbersOf(parts, 'BYMONTH').toSorted((one, other) => one - other);
  const days: CalendarDay[] = [];
  for (let { year } = first; year <= until.year; year += Number(parts.get('INTERVAL') ?? 1))
    for (const month of new Set(months)) days.push(...daysIn(parts, year, month));
  return days.filter((day) => numberOf(day) >= numberOf(first) && numberOf(day) <= end).slice(0, wanted);
}

/** In their order; a negative number counts from the end of the month. */
function daysIn(parts: Parts, year: number, month: number): CalendarDay[] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = numbersOf(parts, 'BYMONTHDAY').map((day) => (day < 0 ? length + 1 + day : day));
  return [...new Set(days)].toSorted((one, other) => one - other).map((day) => ({ year, month, day }));
}

const numberOf = ({ year, month, day }: CalendarDay) => year * 10_000 + month * 100 + day;
