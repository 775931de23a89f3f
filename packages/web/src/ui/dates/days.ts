import { dayIn as dayOfTime } from '@toasoan/contract/vocabulary/day.ts';

/** A calendar day as `YYYY-MM-DD`. Arithmetic uses UTC, so that no clock change moves a day. */
export type Day = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DAY = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const TYPED_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

function fromDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  const date = fromDay(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day of another month, or its last day where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = fromDay(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, length));
  return toDay(date);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Days since Monday. */
export function weekdayOf(day: Day): number {
  return (fromDay(day).getUTCDay() + 6) % 7;
}

/** Whole weeks from Monday, as many as the month touches. */
export function weeksOfMonth(month: Day): readonly (readonly Day[])[] {
  const first = firstOfMonth(month);
  const weeks: Day[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); ; monday = addDays(monday, 7)) {
    if (weeks.length > 0 && monday.slice(0, 7) !== first.slice(0, 7)) return weeks;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
}

/** "2026-11-20" → "20/11/2026". */
export function showDay(day: Day): string {
  const parts = ISO_DAY.exec(day);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : day;
}

/** What a person types: 20/11/2026, 20-11-26, 20/11 (this year), 20112026. Undefined for a day that does not exist. */
export function readDay(text: string, today: Day): Day | undefined {
  const parts = TYPED_DAY.exec(text.trim()) ?? TYPED_DIGITS.exec(text.trim());
  if (!parts) return undefined;
  const [, date = '', month = '', year = today.slice(0, 4)] = parts;
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const real = fromDay(day);
  return !Number.isNaN(real.getTime()) && toDay(real) === day ? day : undefined;
}

/** The current day in a time zone. */
export function dayIn(zone: string, time: Date): Day {
  return dayOfTime(zone, time.getTime());
}
