import type { Recurrence } from '@toasoan/contract/features/events/event-details.ts';
import { MAX_OCCURRENCES, YEARS_AHEAD } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import {
  readDay,
  type SolarDay,
  toLunar,
  toSolar,
  writeDay,
} from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { daysOfRule } from './custom-rule.ts';

/** Days may lie before the first one that counts: those of a past that nobody plans with are left out. */
const MOST_LOOKED_AT = 8_000;
const FEBRUARY = 2;

/** The days of an event by its rule, `2026-11-24`, earliest first; its first day is always among them. */
export function ruleDays(
  { kind, rule }: Recurrence,
  startTime: string,
  now: number,
): { readonly days: readonly string[]; readonly isCapped: boolean } {
  const first = hanoiDay(Date.parse(startTime));
  const from = readDay(first);
  const last = horizonOf(first, now);
  const found = kind === 'NONE' ? [] : furtherDays(kind, rule, from, last);
  const days = [...new Set([first, ...found.map(writeDay)])].filter((day) => day >= first).sort();
  if (days.length <= MAX_OCCURRENCES) return { days, isCapped: false };
  const today = hanoiDay(now);
  const passed = days.filter((day) => day < today);
  // The past gives way: at most half of what is kept.
  const kept = [...passed.slice(-MAX_OCCURRENCES / 2), ...days.filter((day) => day >= today)];
  return { days: kept.slice(0, MAX_OCCURRENCES), isCapped: true };
}

/** The last day up to which dates are generated: ten years from now, or from a first day that is later. */
function horizonOf(first: string, now: number): SolarDay {
  const today = hanoiDay(now);
  const { year, month, day } = readDay(first > today ? first : today);
  return { year: year + YEARS_AHEAD, month, day };
}

function furtherDays(
  kind: Exclude<Recurrence['kind'], 'NONE'>,
  rule: string,
  first: SolarDay,
  last: SolarDay,
): SolarDay[] {
  if (kind === 'CUSTOM') return daysOfRule(rule, first, { until: last, most: MOST_LOOKED_AT });
  const years = Array.from({ length: last.year - first.year + 1 }, (_, index) => index);
  const days =
    kind === 'YEARLY_SOLAR'
      ? years.map((later) => sameDay(first, first.year + later))
      : lunarDays(first, years);
  return days.filter((day) => writeDay(day) <= writeDay(last));
}

/** The 29th of February is the 28th in other years. */
function sameDay({ month, day }: SolarDay, year: number): SolarDay {
  const isShort = month === FEBRUARY && new Date(Date.UTC(year, 2, 0)).getUTCDate() === 28;
  return { year, month, day: isShort ? Math.min(day, 28) : day };
}

/**
 * The same lunar day of each year. A leap month that the year does not have is the ordinary one, and the 30th of a short
 * month the 29th, as families keep it.
 */
function lunarDays(first: SolarDay, years: readonly number[]): SolarDay[] {
  const { year, month, day, isLeap } = toLunar(first);
  return years.flatMap((later) => {
    const tries = [
      { month, day, isLeap },
      { month, day: day - 1, isLeap },
      { month, day, isLeap: false },
      { month, day: day - 1, isLeap: false },
    ];
    for (const one of tries) {
      const found = toSolar({ ...one, year: year + later });
      if (found !== undefined) return [found];
    }
    return [];
  });
}
