import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import {
  CALENDAR_MOST,
  type EventCalendar,
  type EventCalendarItem,
  type EventCalendarQuery,
} from '@toasoan/contract/features/events/list/event-list.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { all, dateConditions, eventConditions, visibleEvents } from './event-filter-view.ts';

interface Row {
  readonly event_id: string;
  readonly day: string;
  readonly title: string;
  readonly event_type: EventCalendarItem['eventType'];
  readonly start_time: Date;
  readonly end_time: Date | null;
  readonly over_time: Date;
  readonly all_day: boolean | null;
  readonly event_status: EventCalendarItem['eventStatus'];
  readonly previous_start_time: Date | null;
  readonly status_note: string;
  readonly state: EventCalendarItem['state'];
  readonly recurrence_kind: string;
  readonly place_name: string | null;
  readonly province_code: string | null;
  readonly own: OwnOccurrence | null;
  readonly version: number;
}

/** Every date that touches the days, earliest first. */
export async function listCalendar(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  query: EventCalendarQuery,
): Promise<EventCalendar> {
  const which = all([
    sql`dates.project_id = ${projectId}`,
    ...dateConditions(query),
    sql`events.state <> 'TRASHED'`,
    visibleEvents(actor),
    ...eventConditions(query),
  ]);
  const { rows } = await sql<Row>`
    SELECT dates.event_id::text, dates.day, events.title, events.event_type, dates.start_time, dates.end_time,
      dates.over_time, (events.details->>'allDay')::boolean AS all_day, dates.event_status,
      dates.previous_start_time, events.status_note, events.state, events.recurrence_kind,
      events.details->>'placeName' AS place_name, events.province_code, dates.own, events.version
    FROM event_occurrences AS dates
    JOIN events ON events.project_id = dates.project_id AND events.id = dates.event_id
    WHERE ${which}
    ORDER BY dates.start_time, dates.event_id LIMIT ${CALENDAR_MOST + 1}`.execute(db);
  return { items: rows.slice(0, CALENDAR_MOST).map(itemOf), isCapped: rows.length > CALENDAR_MOST };
}

function itemOf(row: Row): EventCalendarItem {
  return {
    eventId: row.event_id,
    day: row.day,
    title: row.title,
    eventType: row.event_type,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    overTime: row.over_time.toISOString(),
    allDay: row.all_day ?? false,
    eventStatus: row.event_status,
    previousStartTime: row.previous_start_time?.toISOString() ?? null,
    statusNote: row.recurrence_kind === 'NONE' ? row.status_note : (row.own?.statusNote ?? ''),
    state: row.state,
    repeats: row.recurrence_kind !== 'NONE',
    placeName: row.own?.placeName ?? row.place_name ?? '',
    provinceCode: row.own?.provinceCode === undefined ? row.province_code : row.own.provinceCode,
    version: row.version,
  };
}
