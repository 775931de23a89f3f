import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import { seesEveryEvent } from '@toasoan/contract/features/events/event-rules.ts';
import type { EventListQuery, EventView } from '@toasoan/contract/features/events/list/event-list.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;
export type EventFilter = Omit<EventListQuery, 'page' | 'limit' | 'happy' | 'sort' | 'view'> & {
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
};

/** Everybody sees public events and their own. */
export function visibleEvents(actor: ArticleActor): Condition {
  if (seesEveryEvent(actor)) return sql`true`;
  return sql`(events.state = 'PUBLISHED' OR events.created_by_id = ${actor.userId})`;
}

/** Conditions on the date that a row is about, over `event_occurrences AS dates`. */
const DATE_IN_VIEW: Readonly<Partial<Record<EventView, (now: Date) => Condition>>> = {
  // Whatever was postponed is still to come.
  upcoming: (now) => sql`(dates.event_status = 'POSTPONED' OR dates.start_time > ${now})`,
  running: (now) => sql`(dates.event_status NOT IN ('POSTPONED', 'CANCELLED')
    AND dates.start_time <= ${now} AND dates.over_time >= ${now})`,
  changed: (now) => sql`(dates.event_status = 'POSTPONED'
    OR (dates.event_status = 'CANCELLED' AND dates.over_time >= ${now}))`,
};

const DRAFTS = sql`('DRAFT', 'SUBMITTED', 'RETURNED', 'PENDING_APPROVAL', 'SCHEDULED', 'UNPUBLISHED')`;

/** Whose date a tab looks for; undefined: any, the next one first. */
export function dateInView(view: EventView, now: Date): Condition | undefined {
  return DATE_IN_VIEW[view]?.(now);
}

/** The state of events in a tab, and what else makes them belong there. */
export function eventsInView(view: EventView, actor: ArticleActor, now: Date): Condition {
  if (view === 'trash') return sql`events.state = 'TRASHED'`;
  if (view === 'drafts') return sql`events.state IN ${DRAFTS}`;
  if (view === 'waiting') return waitingFor(actor);
  const inUse = sql`events.state <> 'TRASHED'`;
  if (view !== 'ended') return inUse as Condition;
  return sql`${inUse} AND events.start_time IS NOT NULL AND NOT EXISTS (
    SELECT FROM event_occurrences AS dates
    WHERE dates.project_id = events.project_id AND dates.event_id = events.id
      AND (dates.event_status = 'POSTPONED'
        OR (dates.over_time >= ${now} AND (dates.event_status <> 'CANCELLED' OR dates.start_time > ${now}))))`;
}

/** Events whose next step is this person's. */
function waitingFor({ userId, permissions, allowSelfApprove }: ArticleActor): Condition {
  const own = sql`events.created_by_id = ${userId}`;
  const cases = [
    sql`(events.state = 'RETURNED' AND ${own})`,
    ...(permissions.includes('event.editAny') ? [sql`events.state = 'SUBMITTED'`] : []),
    ...(permissions.includes('event.publish')
      ? [
          allowSelfApprove
            ? sql`events.state = 'PENDING_APPROVAL'`
            : sql`(events.state = 'PENDING_APPROVAL' AND ${own} IS NOT TRUE)`,
        ]
      : []),
  ];
  return sql`(${sql.join(cases, sql` OR `)})`;
}

/** The filters beside the tab, over `events`. */
export function eventConditions(query: EventFilter): Condition[] {
  const among = (column: string, values: readonly string[] | undefined): Condition[] =>
    values === undefined ? [] : [sql`${sql.ref(`events.${column}`)} = ANY (${values}::text[])`];
  const linked = (table: string, column: string, ids: readonly string[] | undefined): Condition[] =>
    ids === undefined
      ? []
      : [
          sql`EXISTS (SELECT FROM ${sql.table(table)} AS link WHERE link.project_id = events.project_id
            AND link.event_id = events.id AND ${sql.ref(`link.${column}`)} = ANY (${ids}::bigint[]))`,
        ];
  return [
    ...(query.ids === undefined ? [] : [sql<boolean>`events.id = ANY (${query.ids}::bigint[])`]),
    ...among('state', query.state),
    ...among('event_type', query.type),
    ...among('province_code', query.province),
    ...among('attendance_mode', query.attendance),
    ...among('recurrence_kind', query.recurrence),
    ...among('lang', query.lang),
    // Events in other languages are found by their language; otherwise a list shows what the house writes.
    ...(query.lang === undefined && query.ids === undefined
      ? [sql<boolean>`events.translation_of IS NULL`]
      : []),
    ...linked('event_tags', 'tag_id', query.tagId),
    ...linked('event_categories', 'category_id', query.categoryId),
    ...(query.createdBy === undefined
      ? []
      : [sql<boolean>`events.created_by_id = ANY (${query.createdBy}::bigint[])`]),
    ...(query.organizerId === undefined
      ? []
      : [sql<boolean>`events.organizer_ids && ${query.organizerId}::text[]`]),
    ...holdsWords('events.organizer_words', query.organizer),
    ...holdsWords('events.search_words', query.text),
    ...(query.hasPicture === undefined
      ? []
      : [sql<boolean>`(events.details->'cover'->>'mediaId' IS NOT NULL) = ${query.hasPicture}`]),
    ...(query.hasPoint === undefined ? [] : [sql<boolean>`events.has_point = ${query.hasPoint}`]),
  ];
}

/** Every word, the last one also as the beginning of a longer one. */
function holdsWords(column: string, text: string | undefined): Condition[] {
  const words = wordsOf(foldVietnamese(text ?? ''));
  return words.map((word, at) => {
    const pattern = `% ${word.replace(/[\\%_]/g, '\\$&')}${at === words.length - 1 ? '' : ' '}%`;
    return sql<boolean>`${sql.ref(column)} LIKE ${pattern}`;
  });
}

/** Conditions on dates, over `event_occurrences AS dates`. */
export function dateConditions({
  status,
  from,
  to,
}: Pick<EventFilter, 'status' | 'from' | 'to'>): Condition[] {
  return [
    ...(status === undefined ? [] : [sql<boolean>`dates.event_status = ANY (${status}::text[])`]),
    ...(from === undefined ? [] : [sql<boolean>`dates.over_time >= ${new Date(hanoiDayStart(from))}`]),
    ...(to === undefined ? [] : [sql<boolean>`dates.start_time <= ${new Date(hanoiDayEnd(to))}`]),
  ];
}

export function all(conditions: readonly RawBuilder<unknown>[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` AND `)}`;
}
