import type { EventCalendarItem } from '@toasoan/contract/features/events/list/event-list.ts';
import { hanoiClock } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { daysOfSpan } from '../event-time.ts';
import type { VerbSubject } from '../verbs/verb-subject.ts';
import type { Spanning } from './month-layout.ts';

/** A date in the calendar, with its days in Hà Nội. */
export interface CalendarEntry extends Spanning, EventCalendarItem {}

/** A month has thousands, of which few are drawn: what only a drawn one needs is not worked out here. */
export function entryOf(item: EventCalendarItem): CalendarEntry {
  return { ...item, ...daysOfSpan(item), key: `${item.eventId}@${item.day}` };
}

/** When it begins; '' for whole days. */
export function clockOf({ allDay, startTime }: CalendarEntry): string {
  return allDay ? '' : hanoiClock(Date.parse(startTime));
}

export function subjectOf(entry: CalendarEntry): VerbSubject {
  return { ...entry, id: entry.eventId };
}

const DAY_MS = 86_400_000;

/** Its times some days later; the clock stays, as Hà Nội knows no summer time. */
export function movedBy(entry: CalendarEntry, days: number): { startTime: string; endTime: string | null } {
  const later = (time: string) => new Date(Date.parse(time) + days * DAY_MS).toISOString();
  return { startTime: later(entry.startTime), endTime: entry.endTime === null ? null : later(entry.endTime) };
}

/** It does not take place on its day. */
export function isOff({ eventStatus }: Pick<EventCalendarItem, 'eventStatus'>): boolean {
  return eventStatus === 'CANCELLED' || eventStatus === 'POSTPONED';
}
