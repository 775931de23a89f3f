import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { EventRecord } from '../event-record.ts';
import type { OccurrenceRow } from '../occurrences/own-occurrence.ts';

/** When and where an event as a whole takes place. */
export function planOfEvent({ event_status: eventStatus, details }: EventRecord): EventPlan {
  const { startTime, endTime, allDay, placeName, onlineUrl } = details;
  return { eventStatus, startTime, endTime, allDay, placeName, onlineUrl };
}

/** The same of one date. */
export function planOfDate({ details }: EventRecord, row: OccurrenceRow): EventPlan {
  return {
    eventStatus: row.event_status,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    allDay: details.allDay,
    placeName: row.own?.placeName ?? details.placeName,
    onlineUrl: row.own?.onlineUrl ?? details.onlineUrl,
  };
}
