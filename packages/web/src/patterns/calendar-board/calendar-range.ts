import {
  addDays,
  addMonths,
  type Day,
  firstOfMonth,
  showDay,
  weekdayOf,
  weeksOfMonth,
} from '#web/ui/dates/days.ts';
import { type Clock, instantOf, type WallTime, wallTimeIn } from '#web/ui/dates/zoned-time.ts';
import type { CalendarItem, CalendarRange, Place } from './calendar-model.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

export function weekOf(day: Day): readonly Day[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Every visible day: a month is extended to whole weeks. */
export function daysOf({ view, day }: CalendarRange): readonly Day[] {
  return view === 'week' ? weekOf(day) : weeksOfMonth(day).flat();
}

export function stepRange({ view, day }: CalendarRange, direction: 1 | -1): CalendarRange {
  return {
    view,
    day: view === 'week' ? addDays(day, 7 * direction) : addMonths(firstOfMonth(day), direction),
  };
}

/** "16/11 – 22/11/2026". */
export function weekInWords(day: Day): string {
  const week = weekOf(day);
  return `${showDay(week[0] ?? day).slice(0, 5)} – ${showDay(week[6] ?? day)}`;
}

/** An item with its local date and time in the project's zone. */
export interface PlacedItem extends CalendarItem, WallTime {}

/** Sorted by time, grouped by day. */
export function itemsByDay(
  items: readonly CalendarItem[],
  zone: string,
): ReadonlyMap<Day, readonly PlacedItem[]> {
  const placed = items
    .map((item) => ({ ...item, ...wallTimeIn(zone, item.time) }))
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  return Map.groupBy(placed, ({ day }) => day);
}

export function hourOf(clock: Clock): number {
  return Number(clock.slice(0, 2));
}

export function placeKey({ day, hour }: Place): string {
  return hour === undefined ? day : `${day}T${clockOf(hour)}`;
}

export function clockOf(hour: number): Clock {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** A new day keeps an item's time of day; the same hour keeps its minutes. */
export function timeAt({ day, hour }: Place, had: Clock, zone: string): string {
  const stays = hour === undefined || hourOf(had) === hour;
  return instantOf({ day, clock: stays ? had : clockOf(hour) }, zone);
}

/** Whether a place ends before the earliest time allowed. */
export function isOver({ day, hour }: Place, zone: string, min: string | undefined): boolean {
  if (min === undefined) return false;
  const end = instantOf(
    { day, clock: hour === undefined ? '23:59' : `${clockOf(hour).slice(0, 3)}59` },
    zone,
  );
  return Date.parse(end) < Date.parse(min);
}

/** The target of a key from a place; undefined for other keys. */
export function nextPlace(key: string, { day, hour }: Place, view: CalendarRange['view']): Place | undefined {
  const isWeek = view === 'week';
  const to = (next: Day): Place => ({ day: next, hour });
  switch (key) {
    case 'ArrowLeft':
      return to(addDays(day, -1));
    case 'ArrowRight':
      return to(addDays(day, 1));
    case 'ArrowUp':
      return isWeek ? { day, hour: Math.max(0, (hour ?? 0) - 1) } : to(addDays(day, -7));
    case 'ArrowDown':
      return isWeek ? { day, hour: Math.min(23, (hour ?? 0) + 1) } : to(addDays(day, 7));
    case 'Home':
      return to(addDays(day, -weekdayOf(day)));
    case 'End':
      return to(addDays(day, 6 - weekdayOf(day)));
    case 'PageUp':
      return to(isWeek ? addDays(day, -7) : addMonths(day, -1));
    case 'PageDown':
      return to(isWeek ? addDays(day, 7) : addMonths(day, 1));
    default:
      return undefined;
  }
}
