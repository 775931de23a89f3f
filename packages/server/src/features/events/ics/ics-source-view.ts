import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import { pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { ICS_MOST } from '@toasoan/contract/features/events/ics/ics.ts';
import type { EventView } from '@toasoan/contract/features/events/list/event-list.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EventOccurrenceTable, EventTable } from '#server/core/db/tables/event-tables.ts';
import { findAccountNames } from '#server/features/users/public.ts';
import {
  all,
  dateConditions,
  dateInView,
  type EventFilter,
  eventConditions,
  eventsInView,
  visibleEvents,
} from '../list/event-filter-view.ts';
import type { OccurrenceRow } from '../occurrences/own-occurrence.ts';
import type { IcsSource } from './write-ics.ts';

type Row = Selectable<EventTable>;
type DateRow = Selectable<EventOccurrenceTable>;

/** One event with all its dates. */
export async function readSource(db: Db, projectId: string, id: string): Promise<IcsSource[]> {
  return await sourcesOf(db, projectId, sql`events.project_id = ${projectId} AND events.id = ${id}`);
}

/** The events of a tab of the list, one more than a file holds where there are more. */
export async function readSources(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  { view, filter, now }: { readonly view: EventView; readonly filter: EventFilter; readonly now: Date },
): Promise<IcsSource[]> {
  const dates = [
    ...(dateInView(view, now) === undefined ? [] : [dateInView(view, now)]),
    ...dateConditions(filter),
  ];
  const hasDate = sql<boolean>`EXISTS (
    SELECT FROM event_occurrences AS dates
    WHERE dates.project_id = events.project_id AND dates.event_id = events.id
      AND ${all(dates.filter((one) => one !== undefined))})`;
  const which = all([
    sql`events.project_id = ${projectId}`,
    visibleEvents(actor),
    eventsInView(view, actor, now),
    ...eventConditions(filter),
    ...(dates.length > 0 ? [hasDate] : []),
  ]);
  return await sourcesOf(db, projectId, which);
}

/** Public events whose dates are not long over. */
export async function readPublicSources(
  db: Db,
  projectId: string,
  filter: EventFilter,
  now: Date,
): Promise<IcsSource[]> {
  const since = new Date(now.getTime() - 60 * 86_400_000);
  const which = all([
    sql`events.project_id = ${projectId} AND events.state = 'PUBLISHED'`,
    ...eventConditions(filter),
    sql`EXISTS (
      SELECT FROM event_occurrences AS dates
      WHERE dates.project_id = events.project_id AND dates.event_id = events.id AND dates.over_time >= ${since})`,
  ]);
  return await sourcesOf(db, projectId, which);
}

async function sourcesOf(db: Db, projectId: string, which: RawBuilder<unknown>): Promise<IcsSource[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM events WHERE ${which} AND events.start_time IS NOT NULL
    ORDER BY events.start_time, events.id LIMIT ${ICS_MOST + 1}`.execute(db);
  const dates = await db
    .selectFrom('event_occurrences')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('event_id', 'in', rows.map(({ id }) => id).concat('0'))
    .orderBy('day')
    .execute();
  const byEvent = Map.groupBy(dates as DateRow[], ({ event_id: id }) => id);
  const names = await findAccountNames(
    db,
    rows.flatMap((row) => row.organizer_ids),
  );
  return rows.map((row) => sourceOf(row, byEvent.get(row.id) ?? [], names));
}

function sourceOf(row: Row, dates: readonly OccurrenceRow[], names: ReadonlyMap<string, string>): IcsSource {
  return {
    projectId: row.project_id,
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    details: pickEventDetails(row.details),
    organizers: row.organizer_ids.flatMap((id) => names.get(id) ?? []),
    eventStatus: row.event_status,
    statusNote: row.status_note,
    previousStartTime: row.previous_start_time,
    updateTime: row.update_time,
    version: row.version,
    dates,
  };
}
