import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { type Selectable, sql } from 'kysely';
import type { EventTable } from '#server/core/db/tables/event-tables.ts';
import type { OccurrenceRow } from '#server/features/events/public.ts';
import { fileById, type ShownFileRow } from '../cards/picture-view.ts';
import type { SiteReading } from '../reading.ts';

interface TermRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** Columns that no page shows. */
type Unseen = 'sanitizer_version' | 'search_words' | 'organizer_words' | 'related_post_ids';

export interface EventPageRow extends Omit<Selectable<EventTable>, 'details' | Unseen> {
  readonly details: Partial<EventDetails>;
  readonly cover_file: ShownFileRow | null;
  readonly gallery: readonly (ShownFileRow | null)[];
  readonly category_ids: readonly string[];
  readonly tags: readonly TermRow[];
}

const COVER = fileById(sql`events.project_id`, sql`(events.details -> 'cover' ->> 'mediaId')::bigint`);

/** The public event at an address. */
export async function findEventPage(
  { db, site }: SiteReading,
  slug: string,
): Promise<EventPageRow | undefined> {
  const { rows } = await sql<EventPageRow>`
    SELECT events.*, ${COVER} AS cover_file,
      coalesce((
        SELECT json_agg(${fileById(sql`events.project_id`, sql`(held.entry ->> 'mediaId')::bigint`)} ORDER BY held.place)
        FROM jsonb_array_elements(events.details -> 'gallery') WITH ORDINALITY AS held (entry, place)), '[]') AS gallery,
      ARRAY(
        SELECT category_id::text FROM event_categories AS link
        WHERE link.project_id = events.project_id AND link.event_id = events.id ORDER BY position) AS category_ids,
      coalesce((
        SELECT json_agg(json_build_object('id', tags.id::text, 'title', tags.title, 'slug', tags.slug) ORDER BY link.position)
        FROM event_tags AS link
        JOIN tags ON tags.project_id = link.project_id AND tags.id = link.tag_id
        WHERE link.project_id = events.project_id AND link.event_id = events.id
          AND tags.status = 'ENABLE' AND tags.deleted_time IS NULL), '[]') AS tags
    FROM events
    WHERE events.project_id = ${site.projectId} AND events.slug = ${slug} AND events.state = 'PUBLISHED'`.execute(
    db,
  );
  return rows[0];
}

/** What the page of an event names and shows, by ids and by the same rules as for a public one. */
export async function findPartsOfEvent(
  { db, site }: SiteReading,
  {
    coverId,
    galleryIds,
    tagIds,
  }: {
    readonly coverId: string | undefined;
    readonly galleryIds: readonly string[];
    readonly tagIds: readonly string[];
  },
): Promise<Pick<EventPageRow, 'cover_file' | 'gallery' | 'tags'>> {
  const project = sql`${site.projectId}::bigint`;
  const { rows } = await sql<Pick<EventPageRow, 'cover_file' | 'gallery' | 'tags'>>`
    SELECT ${fileById(project, sql`${coverId ?? null}::bigint`)} AS cover_file,
      coalesce((
        SELECT json_agg(${fileById(project, sql`held.id`)} ORDER BY held.place)
        FROM unnest(${galleryIds}::bigint[]) WITH ORDINALITY AS held (id, place)), '[]') AS gallery,
      coalesce((
        SELECT json_agg(json_build_object('id', tags.id::text, 'title', tags.title, 'slug', tags.slug) ORDER BY link.position)
        FROM unnest(${tagIds}::bigint[]) WITH ORDINALITY AS link (tag_id, position)
        JOIN tags ON tags.project_id = ${project} AND tags.id = link.tag_id
        WHERE tags.status = 'ENABLE' AND tags.deleted_time IS NULL), '[]') AS tags`.execute(db);
  return rows[0] ?? { cover_file: null, gallery: [], tags: [] };
}

/** Whether an event that is not public any more has the address. */
export async function wasPublicEvent({ db, site }: SiteReading, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('project_id', '=', site.projectId)
    .where('slug', '=', slug)
    .where('ever_published', '=', true)
    .where('state', 'in', ['UNPUBLISHED', 'TRASHED'])
    .executeTakeFirst();
  return row !== undefined;
}

const MOST_DATES = 50;

/** Dates from now on, or the last one where all are over. */
export async function datesOfEvent(
  { db, site, now }: SiteReading,
  eventId: string,
): Promise<OccurrenceRow[]> {
  const { rows } = await sql<OccurrenceRow>`
    SELECT day::text, start_time, end_time, over_time, event_status, previous_start_time, own FROM (
      SELECT *, over_time >= ${now} AS is_ahead, count(*) FILTER (WHERE over_time >= ${now}) OVER () AS ahead,
        row_number() OVER (ORDER BY start_time DESC) AS from_last
      FROM event_occurrences WHERE project_id = ${site.projectId} AND event_id = ${eventId}) AS dates
    WHERE is_ahead OR (ahead = 0 AND from_last = 1)
    ORDER BY start_time LIMIT ${MOST_DATES}`.execute(db);
  return rows;
}

export interface EventDateRow extends OccurrenceRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly lang: string;
  readonly event_details: Partial<EventDetails>;
  readonly cover_file: ShownFileRow | null;
}

const MOST_LISTED = 200;

/** Dates of public events that end in a stretch of time or later and begin before its end, by their beginning. */
export async function datesBetween(
  { db, site }: SiteReading,
  { from, to, lang }: { readonly from: Date; readonly to: Date | null; readonly lang: string | undefined },
): Promise<EventDateRow[]> {
  const before = to === null ? sql`true` : sql`dates.start_time < ${to}`;
  const inLanguage = lang === undefined ? sql`true` : sql`events.lang = ${lang}`;
  const { rows } = await sql<EventDateRow>`
    SELECT events.id::text, events.slug, events.title, events.excerpt, events.lang, events.details AS event_details,
      ${COVER} AS cover_file, dates.day::text, dates.start_time, dates.end_time, dates.over_time, dates.event_status,
      dates.previous_start_time, dates.own
    FROM event_occurrences AS dates
    JOIN events ON events.project_id = dates.project_id AND events.id = dates.event_id AND events.state = 'PUBLISHED'
    WHERE dates.project_id = ${site.projectId} AND dates.over_time >= ${from} AND ${before} AND ${inLanguage}
    ORDER BY dates.start_time, events.id LIMIT ${MOST_LISTED}`.execute(db);
  return rows;
}
