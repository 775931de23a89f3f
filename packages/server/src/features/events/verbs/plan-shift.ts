import { atHanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { EventRecord } from '../event-record.ts';
import type { OccurrenceRow } from '../occurrences/own-occurrence.ts';

/** By how many milliseconds a date moved, or for null the event as a whole. */
export type ShiftOf = (day: string | null) => number;

interface Planned {
  readonly event: EventRecord;
  readonly dates: readonly OccurrenceRow[];
}

/** How far a change moved an event and each of its dates. A series moves as a whole where all dates to come do alike. */
export function shiftsBetween(before: Planned, after: Planned, now: number): ShiftOf {
  const is = new Map(after.dates.map((row) => [row.day, row.start_time.getTime()]));
  const shifts = new Map(
    before.dates.map((row) => [
      row.day,
      (is.get(row.day) ?? row.start_time.getTime()) - row.start_time.getTime(),
    ]),
  );
  const open = before.dates.filter(
    (row) => row.event_status !== 'CANCELLED' && row.over_time.getTime() >= now,
  );
  const alike = new Set(open.map(({ day }) => shifts.get(day) ?? 0));
  const whole = startShift(before.event, after.event) || (alike.size === 1 ? ([...alike][0] ?? 0) : 0);
  return (day) => (day === null ? whole : (shifts.get(day) ?? 0));
}

/** The same after a plain save: the dates of a series move with the time of day, and its days are those of the rule. */
export function shiftsOfSave(before: EventRecord, after: EventRecord): ShiftOf {
  const whole = startShift(before, after);
  const { start_time: was } = before;
  const { start_time: is } = after;
  if (was === null || is === null) return () => 0;
  return (day) => (day === null ? whole : atHanoiDay(day, is.getTime()) - atHanoiDay(day, was.getTime()));
}

function startShift({ start_time: was }: EventRecord, { start_time: is }: EventRecord): number {
  return was === null || is === null ? 0 : is.getTime() - was.getTime();
}
