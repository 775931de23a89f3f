import type { Occurrence } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EventRecord } from '../event-record.ts';
import type { OccurrenceRow } from './own-occurrence.ts';

/** The dates of an event from a day on, earliest first; one more than asked for where there are more. */
export async function listOccurrences(
  db: Db,
  event: EventRecord,
  { from, limit }: { readonly from?: string | undefined; readonly limit: number },
): Promise<Occurrence[]> {
  const rows = await db
    .selectFrom('event_occurrences')
    .select(['day', 'start_time', 'end_time', 'over_time', 'event_status', 'previous_start_time', 'own'])
    .where('project_id', '=', event.project_id)
    .where('event_id', '=', event.id)
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .orderBy('day')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => occurrenceOf(event, row));
}

/** Names of what a date has of its own, as the override names them. */
const NAME_OF: Readonly<Record<string, string>> = {
  shift: 'startTime',
  length: 'endTime',
  status: 'eventStatus',
};
const HIDDEN = ['follows', 'statusNote', 'previousStartTime'];

export function occurrenceOf(
  { details, status_note }: Pick<EventRecord, 'details' | 'status_note'>,
  row: OccurrenceRow,
): Occurrence {
  const { own } = row;
  const isAlone = details.recurrence.kind === 'NONE';
  return {
    day: row.day,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    overTime: row.over_time.toISOString(),
    eventStatus: row.event_status,
    previousStartTime: row.previous_start_time?.toISOString() ?? null,
    statusNote: isAlone ? status_note : (own?.statusNote ?? ''),
    placeName: own?.placeName ?? details.placeName,
    address: own?.address ?? details.address,
    provinceCode: own?.provinceCode === undefined ? details.provinceCode : own.provinceCode,
    ward: own?.ward ?? details.ward,
    lat: own?.lat === undefined ? details.lat : own.lat,
    lng: own?.lng === undefined ? details.lng : own.lng,
    onlineUrl: own?.onlineUrl ?? details.onlineUrl,
    note: own?.note ?? '',
    overrides: Object.keys(own ?? {})
      .filter((name) => !HIDDEN.includes(name))
      .map((name) => NAME_OF[name] ?? name)
      .sort(),
  };
}
