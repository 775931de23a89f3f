import type { Page } from '@toasoan/contract/core/paging.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import {
  EVENT_VIEWS,
  type EventListQuery,
  type EventSort,
  type EventView,
} from '@toasoan/contract/features/events/list/event-list.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import type { EventOccurrenceTable, EventTable } from '#server/core/db/tables/event-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { type PictureRow, pictureOf } from '#server/core/media/picture-view.ts';
import { findAccountNames } from '#server/features/users/public.ts';
import { holderOfEvent } from '../event-answer.ts';
import { EVENT_HOLDER, eventCoverColumn } from '../event-detail-view.ts';
import type { EventHolder } from '../event-record.ts';
import {
  all,
  dateConditions,
  dateInView,
  type EventFilter,
  eventConditions,
  eventsInView,
  visibleEvents,
} from './event-filter-view.ts';

type Row = Selectable<EventTable> & {
  readonly [Column in keyof Selectable<EventOccurrenceTable> as `date_${Column}`]:
    | Selectable<EventOccurrenceTable>[Column]
    | null;
} & { readonly holder: EventHolder | null; readonly cover: PictureRow | null; readonly total: string };

/** A date without a new day comes last, and so does an event without any. */
const ORDERS: Readonly<Record<EventSort, RawBuilder<unknown>>> = {
  startTime: sql`shown.event_status = 'POSTPONED' NULLS LAST, shown.start_time NULLS LAST, events.id`,
  '-startTime': sql`shown.start_time DESC NULLS LAST, events.id DESC`,
  updateTime: sql`events.update_time, events.id`,
  '-updateTime': sql`events.update_time DESC, events.id DESC`,
  '-createTime': sql`events.create_time DESC, events.id DESC`,
  title: sql`events.title COLLATE "vi-x-icu", events.id`,
  '-title': sql`events.title COLLATE "vi-x-icu" DESC, events.id DESC`,
};
const SORT_OF_VIEW: Readonly<Record<EventView, EventSort>> = {
  all: '-updateTime',
  upcoming: 'startTime',
  running: 'startTime',
  ended: '-startTime',
  changed: 'startTime',
  waiting: '-updateTime',
  drafts: '-updateTime',
  trash: '-updateTime',
};

/** One page of events, each by the date that its tab is about. */
export async function listEvents(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  query: EventListQuery & Pick<EventFilter, 'ids'>,
  now: Date,
): Promise<Page<EventRow>> {
  const { view } = query;
  const which = all([
    sql`events.project_id = ${projectId}`,
    visibleEvents(actor),
    eventsInView(view, actor, now),
    ...eventConditions(query),
  ]);
  const found = shownDate(query, now);
  const isByDate = dateInView(view, now) !== undefined || dateConditions(query).length > 0;
  const { rows } = await sql<Row>`
    SELECT events.*, ${EVENT_HOLDER} AS holder, ${eventCoverColumn()} AS cover,
      shown.day AS date_day, shown.start_time AS date_start_time, shown.end_time AS date_end_time,
      shown.over_time AS date_over_time, shown.event_status AS date_event_status,
      shown.previous_start_time AS date_previous_start_time, shown.own AS date_own,
      count(*) OVER () AS total
    FROM events ${isByDate ? sql`JOIN` : sql`LEFT JOIN`} LATERAL (${found}) AS shown ON true
    WHERE ${which}
    ORDER BY ${ORDERS[query.sort ?? SORT_OF_VIEW[view]]}
    LIMIT ${query.limit} OFFSET ${offsetOf(query)}`.execute(db);
  const total = rows[0] ? Number(rows[0].total) : await countBehind(db, query, which, { found, isByDate });
  const names = await findAccountNames(
    db,
    rows.flatMap((row) => row.organizer_ids),
  );
  return pageOf(
    query,
    rows.map((row) => rowOf(row, names)),
    total,
  );
}

/** The total of a page that lies behind the last row. */
async function countBehind(
  db: Db,
  query: EventListQuery,
  which: RawBuilder<boolean>,
  { found, isByDate }: { readonly found: RawBuilder<unknown>; readonly isByDate: boolean },
): Promise<number> {
  if (query.page === 1) return 0;
  const { rows } = await sql<{ total: string }>`
    SELECT count(*) AS total FROM events
    ${isByDate ? sql`JOIN` : sql`LEFT JOIN`} LATERAL (${found}) AS shown ON true WHERE ${which}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** The date that a row is about: the running or next one, in ended events the last one. */
function shownDate(query: EventListQuery, now: Date): RawBuilder<unknown> {
  const inView = dateInView(query.view, now);
  const order =
    query.view === 'ended'
      ? sql`dates.start_time DESC`
      : sql`dates.over_time < ${now} AND dates.event_status <> 'POSTPONED',
          dates.event_status = 'POSTPONED',
          CASE WHEN dates.over_time >= ${now} THEN dates.start_time END,
          dates.start_time DESC`;
  return sql`
    SELECT dates.* FROM event_occurrences AS dates
    WHERE dates.project_id = events.project_id AND dates.event_id = events.id
      AND ${all([...(inView ? [inView] : []), ...dateConditions(query)])}
    ORDER BY ${order} LIMIT 1`;
}

function rowOf(row: Row, names: ReadonlyMap<string, string>): EventRow {
  const details = row.details as Partial<EventDetails>;
  const { date_own: own } = row;
  const time = (date: Date | null) => date?.toISOString() ?? null;
  const organizers = row.organizer_ids.flatMap((id) => names.get(id) ?? []);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    state: row.state,
    stateBeforeTrash: row.state_before_trash,
    stateReason: row.state_reason,
    eventType: row.event_type,
    lang: row.lang,
    recurrenceKind: row.recurrence_kind,
    attendanceMode: row.attendance_mode,
    provinceCode: own?.provinceCode === undefined ? row.province_code : own.provinceCode,
    cover: row.cover && pictureOf(row.cover),
    holder: holderOfEvent(row.holder),
    scheduleTime: time(row.schedule_time),
    publishedTime: time(row.published_time),
    ...auditFieldsOf(row),
    day: row.date_day,
    startTime: time(row.date_start_time),
    endTime: time(row.date_end_time),
    overTime: time(row.date_over_time),
    allDay: details.allDay ?? false,
    lunarDate: details.lunarDate ?? '',
    eventStatus: row.date_event_status ?? row.event_status,
    previousStartTime: time(row.date_previous_start_time),
    statusNote: row.recurrence_kind === 'NONE' ? row.status_note : (own?.statusNote ?? ''),
    placeName: own?.placeName ?? details.placeName ?? '',
    organizers: details.organizerText ? [...organizers, details.organizerText] : organizers,
    onlineUrl: own?.onlineUrl ?? details.onlineUrl ?? '',
  };
}

/** How many events each tab holds for this person. */
export async function countEvents(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  now: Date,
): Promise<Record<EventView, number>> {
  const counted = EVENT_VIEWS.map(async (view) => {
    const inView = dateInView(view, now);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM events
      WHERE events.project_id = ${projectId} AND events.translation_of IS NULL
        AND ${visibleEvents(actor)} AND ${eventsInView(view, actor, now)}
        AND ${
          inView === undefined
            ? sql`true`
            : sql`EXISTS (SELECT FROM event_occurrences AS dates
                WHERE dates.project_id = events.project_id AND dates.event_id = events.id AND ${inView})`
        }`.execute(db);
    return [view, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await together(...counted)) as Record<EventView, number>;
}
