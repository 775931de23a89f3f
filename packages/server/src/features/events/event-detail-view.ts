import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import { type EventDetails, pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { mayReadEvent } from '@toasoan/contract/features/events/event-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { PICTURE_COLUMNS, type PictureRow } from '#server/core/media/picture-view.ts';
import { lockHolds } from '#server/features/articles/public.ts';
import { findPostMedia, followTargets } from '#server/features/posts/public.ts';
import { findAccountNames } from '#server/features/users/public.ts';
import { type EventHolder, type EventRecord, eventFactsOf } from './event-record.ts';
import { mediaOfEvent } from './media/event-media.ts';
import { listChanges } from './verbs/plan-view.ts';

/** The most changes of plan that travel with an event. */
const MOST_CHANGES = 20;

type EventRow = Omit<EventRecord, 'details' | 'media' | 'organizers' | 'performers' | 'changes'> & {
  readonly details: Partial<EventDetails>;
};

/** The lock holder of an event, beside its row; null for none. */
export const EVENT_HOLDER: RawBuilder<EventHolder | null> = sql`(
    SELECT json_build_object('userId', event_locks.user_id::text, 'name', event_locks.user_name,
      'since', (extract(epoch FROM event_locks.since) * 1000)::bigint)
    FROM event_locks
    WHERE event_locks.project_id = events.project_id AND event_locks.event_id = events.id
      AND ${lockHolds('event_locks')}
  )`;

/** The file of an event's cover, beside its row; null without one. */
export function eventCoverColumn(): RawBuilder<PictureRow | null> {
  const facts = PICTURE_COLUMNS.map(
    (column) => sql`${sql.lit(column)}, ${column === 'id' ? sql`file.id::text` : sql.ref(`file.${column}`)}`,
  );
  return sql`(
    SELECT json_build_object(${sql.join(facts)}) FROM media AS file
    WHERE file.project_id = events.project_id AND file.id = (events.details->'cover'->>'mediaId')::bigint
  )`;
}

async function findRow(db: Db, projectId: string, id: string): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    SELECT id, translation_of, project_id, title, slug, slug_is_manual, state, state_before_trash, state_time, state_reason,
      schedule_time, published_time, ever_published, approved_by_id, approved_by_name, excerpt, content,
      keywords, seo_title, seo_description, details, event_type, lang, start_time, over_time, recurrence_kind,
      attendance_mode, province_code, organizer_ids, performer_ids, has_point, event_status, previous_start_time, status_note,
      version, create_time, update_time, created_by_id, created_by_name, updated_by_id, updated_by_name,
      ${EVENT_HOLDER} AS holder, ${eventCoverColumn()} AS cover,
      coalesce((
        SELECT json_agg(json_build_object('id', term.id::text, 'title', term.title) ORDER BY link.position)
        FROM event_categories AS link
        JOIN categories AS term ON term.project_id = link.project_id AND term.id = link.category_id
        WHERE link.project_id = events.project_id AND link.event_id = events.id
      ), '[]') AS categories,
      coalesce((
        SELECT json_agg(json_build_object('id', term.id::text, 'title', term.title) ORDER BY link.position)
        FROM event_tags AS link
        JOIN tags AS term ON term.project_id = link.project_id AND term.id = link.tag_id
        WHERE link.project_id = events.project_id AND link.event_id = events.id
      ), '[]') AS tags,
      coalesce((
        SELECT json_agg(json_build_object('id', posts.id::text, 'title', posts.title, 'state', posts.state)
          ORDER BY named.position)
        FROM unnest(related_post_ids) WITH ORDINALITY AS named (id, position)
        JOIN posts ON posts.project_id = events.project_id AND posts.id = named.id
      ), '[]') AS related_posts,
      (SELECT json_build_object(
        'ahead', count(*) FILTER (WHERE dates.over_time >= now()),
        'overridden', count(*) FILTER (WHERE dates.own IS NOT NULL),
        'until', max(dates.day))
      FROM event_occurrences AS dates
      WHERE dates.project_id = events.project_id AND dates.event_id = events.id) AS dates
    FROM events WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  return rows[0];
}

/** @throws NOT_FOUND also for another project's event. */
export async function readEvent(db: Db, projectId: string, id: string): Promise<EventRecord> {
  const event = await findEvent(db, projectId, id);
  if (event === undefined) throw new AppError('NOT_FOUND');
  return event;
}

export async function findEvent(db: Db, projectId: string, id: string): Promise<EventRecord | undefined> {
  const row = await findRow(db, projectId, id);
  if (row === undefined) return undefined;
  const details = pickEventDetails(row.details);
  const { organizerIds, performerIds } = details;
  const held = mediaOfEvent({ content: row.content, details }).map(({ mediaId }) => mediaId);
  const [[content = row.content], media, names, changes] = await together(
    followTargets(db, projectId, [row.content]),
    findPostMedia(db, projectId, held),
    findAccountNames(db, [...organizerIds, ...performerIds]),
    listChanges(db, projectId, id, { limit: MOST_CHANGES }),
  );
  const named = (ids: readonly string[]) => ids.map((one) => ({ id: one, name: names.get(one) ?? '' }));
  return {
    ...row,
    content,
    details,
    media,
    organizers: named(organizerIds),
    performers: named(performerIds),
    changes: changes.slice(0, MOST_CHANGES),
  };
}

/** @throws NOT_FOUND also for an event that the person may not know of. */
export async function getEvent(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  id: string,
): Promise<EventRecord> {
  const event = await readEvent(db, projectId, id);
  if (!mayReadEvent(actor, eventFactsOf(event))) throw new AppError('NOT_FOUND');
  return event;
}
