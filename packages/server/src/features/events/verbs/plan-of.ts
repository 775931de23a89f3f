import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { EventRecord } from '../event-record.ts';
import type { OccurrenceRow } from '../occurrences/own-occurrence.ts';

/** When and where an event as a whole takes place. */
export function planOfEvent({ event_status: eventStatus, details }: EventRecord): EventPlan {
  const { startTime, endTime, allDay, placeName, onlineUrl } = details;
  const { address, provinceCode, mapUrl, registerUrl } = details;
  const where = { placeName, address, provinceCode, mapUrl };
  return { eventStatus, startTime, endTime, allDay, ...where, onlineUrl, registerUrl };
}

/** The same of one date. */
export function planOfDate({ details }: EventRecord, row: OccurrenceRow): EventPlan {
  return {
    eventStatus: row.event_status,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    allDay: details.allDay,
    placeName: row.own?.placeName ?? details.placeName,
    address: row.own?.address ?? details.address,
    provinceCode: row.own?.provinceCode === undefined ? details.provinceCode : row.own.provinceCode,
    mapUrl: details.mapUrl,
    onlineUrl: row.own?.onlineUrl ?? details.onlineUrl,
    registerUrl: details.registerUrl,
  };
}
