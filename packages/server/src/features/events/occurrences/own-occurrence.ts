import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import { overTimeOf } from '@toasoan/contract/features/events/occurrences/over-time.ts';
import { atHanoiDay, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';

/** What an event gives to each of its dates. */
export interface EventPlanFacts {
  readonly details: Pick<EventDetails, 'startTime' | 'endTime' | 'recurrence'>;
  readonly event_status: EventStatus;
  readonly previous_start_time: Date | null;
}

/** The times of one date, in ISO 8601. */
export interface OccurrenceTimes {
  readonly startTime: string;
  readonly endTime: string | null;
}

/** A date as it is stored. */
export interface OccurrenceRow {
  readonly day: string;
  readonly start_time: Date;
  readonly end_time: Date | null;
  readonly over_time: Date;
  readonly event_status: EventStatus;
  readonly previous_start_time: Date | null;
  readonly own: OwnOccurrence | null;
}

/** The times that the rule gives a day. */
export function ruleTimes(
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string | null },
  day: string,
): OccurrenceTimes {
  const first = Date.parse(startTime);
  const start = atHanoiDay(day, first);
  return {
    startTime: iso(start),
    endTime: endTime === null ? null : iso(start + Date.parse(endTime) - first),
  };
}

/** One date with what it has of its own. */
export function occurrenceRow(
  event: EventPlanFacts,
  times: OccurrenceTimes,
  own: OwnOccurrence | null,
): OccurrenceRow {
  const { startTime, endTime } = ownTimes(times, own);
  const isAlone = event.details.recurrence.kind === 'NONE';
  const status = isAlone ? event.event_status : (own?.status ?? 'SCHEDULED');
  const previous = isAlone
    ? event.previous_start_time
    : own?.previousStartTime
      ? new Date(own.previousStartTime)
      : null;
  return {
    day: hanoiDay(Date.parse(times.startTime)),
    start_time: new Date(startTime),
    end_time: endTime === null ? null : new Date(endTime),
    over_time: new Date(overTimeOf({ startTime, endTime })),
    event_status: status,
    previous_start_time: previous,
    own,
  };
}

function ownTimes({ startTime, endTime }: OccurrenceTimes, own: OwnOccurrence | null): OccurrenceTimes {
  const start = Date.parse(startTime) + (own?.shift ?? 0);
  const length = endTime === null ? null : Date.parse(endTime) - Date.parse(startTime);
  const lasts = own?.length === undefined ? length : own.length;
  return { startTime: iso(start), endTime: lasts === null ? null : iso(start + lasts) };
}

/** How far times are from those by the rule; nothing where they are the same. */
export function ownTimesOf(
  times: OccurrenceTimes,
  wanted: OccurrenceTimes,
): Pick<OwnOccurrence, 'shift' | 'length'> {
  const start = Date.parse(wanted.startTime);
  const shift = start - Date.parse(times.startTime);
  const length = wanted.endTime === null ? null : Date.parse(wanted.endTime) - start;
  const byRule = times.endTime === null ? null : Date.parse(times.endTime) - Date.parse(times.startTime);
  return { ...(shift !== 0 && { shift }), ...(length !== byRule && { length }) };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
