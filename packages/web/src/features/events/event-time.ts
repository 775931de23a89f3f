import {
  addDays,
  DAY_MS,
  hanoiClock,
  hanoiDay,
  hanoiDayStart,
} from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { lunarDayMonthText } from '@toasoan/contract/vocabulary/lunar-texts.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { showDay, weekdayOf } from '#web/ui/dates/days.ts';

interface Span {
  readonly startTime: string;
  readonly endTime: string | null;
  readonly allDay: boolean;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The first and last day in Hà Nội. An end at midnight belongs to the day before. */
export function daysOfSpan({ startTime, endTime }: Pick<Span, 'startTime' | 'endTime'>): {
  first: string;
  last: string;
} {
  const start = Date.parse(startTime);
  const end = endTime === null ? start : Math.max(start, Date.parse(endTime) - 1);
  return { first: nameOfDay(start), last: nameOfDay(end) };
}

/** Thousands of dates lie on the same few days. */
const NAMES = new Map<number, string>();
const EPOCH = hanoiDayStart('1970-01-01');

function nameOfDay(time: number): string {
  const number = Math.floor((time - EPOCH) / DAY_MS);
  const known = NAMES.get(number);
  if (known !== undefined) return known;
  const name = hanoiDay(time);
  NAMES.set(number, name);
  return name;
}

export function dayCount(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
}

/** "19:30", "09:00–20:00"; '' for whole days. */
export function clockText({ startTime, endTime, allDay }: Span): string {
  if (allDay) return '';
  const start = hanoiClock(Date.parse(startTime));
  return endTime === null ? start : `${start}–${hanoiClock(Date.parse(endTime))}`;
}

/** "22/11", with the year where it is another one. */
export function shortDay(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? showDay(day).slice(0, 5) : showDay(day);
}

/** "12 tháng 10". */
export function lunarOf(day: string): string {
  return lunarDayMonthText(toLunar(readDay(day)), currentLanguage());
}

/** "Hôm nay, thứ Sáu 20/11", "Thứ Tư 25/11". */
export function dayHeading(t: TFunction<['events', 'ui']>, day: string, today: string): string {
  const weekday = t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`);
  // "Hôm nay, thứ Sáu", but "Today, Friday".
  const within = currentLanguage() === 'vi' ? weekday.charAt(0).toLowerCase() + weekday.slice(1) : weekday;
  const named = { weekday: within, date: shortDay(day, today) };
  if (day === today) return t('events:day.today', named);
  if (day === addDays(today, 1)) return t('events:day.tomorrow', named);
  return `${weekday} ${named.date}`;
}
