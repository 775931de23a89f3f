import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import {
  BOARD_MOST,
  type BoardEvent,
  type Coverage,
  type CoverageBoard,
  type CoverageGap,
  type CoverageSlots,
  type EventSlots,
  type JoinedSlot,
  type SlotState,
} from '@toasoan/contract/features/events/coverage/coverage.ts';
import {
  heavierState,
  type JoinedStates,
  slotsOf,
} from '@toasoan/contract/features/events/coverage/coverage-rules.ts';
import type { RecurrenceKind } from '@toasoan/contract/features/events/event-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { visibleEvents } from '../list/event-filter-view.ts';
import { listCoverage } from './coverage-view.ts';

/** Another area that events need something of. */
export interface CoverageJoin {
  readonly slot: JoinedSlot;
  /** How far it is, by event; an event that it leaves out needs none. */
  readonly find: (
    db: Db,
    projectId: string,
    eventIds: readonly string[],
  ) => Promise<ReadonlyMap<string, SlotState>>;
}

interface Row {
  readonly event_id: string;
  readonly day: string;
  readonly title: string;
  readonly event_type: BoardEvent['eventType'];
  readonly start_time: Date;
  readonly end_time: Date | null;
  readonly all_day: boolean | null;
  readonly event_status: BoardEvent['eventStatus'];
  readonly state: BoardEvent['state'];
  readonly place_name: string | null;
  readonly province_code: string | null;
  readonly recurrence_kind: RecurrenceKind;
  readonly own: OwnOccurrence | null;
}

const HOUR = 3_600_000;

/** The dates that begin within the next hours or run now, earliest first. */
export async function readBoard(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  {
    hours,
    now,
    joins,
  }: { readonly hours: number; readonly now: Date; readonly joins: readonly CoverageJoin[] },
): Promise<CoverageBoard> {
  const until = new Date(now.getTime() + hours * HOUR);
  const { rows } = await sql<Row>`
    SELECT dates.event_id::text, dates.day, events.title, events.event_type, dates.start_time, dates.end_time,
      (events.details->>'allDay')::boolean AS all_day, dates.event_status, events.state,
      events.details->>'placeName' AS place_name, events.province_code, events.recurrence_kind, dates.own
    FROM event_occurrences AS dates
    JOIN events ON events.project_id = dates.project_id AND events.id = dates.event_id
    WHERE dates.project_id = ${projectId} AND dates.over_time >= ${now} AND dates.start_time < ${until}
      AND dates.event_status NOT IN ('CANCELLED', 'POSTPONED') AND events.state <> 'TRASHED'
      AND ${visibleEvents(actor)}
    ORDER BY dates.start_time, dates.event_id LIMIT ${BOARD_MOST + 1}`.execute(db);
  const shown = rows.slice(0, BOARD_MOST);
  const ids = [...new Set(shown.map((row) => row.event_id))];
  const pieces = await listCoverage(db, projectId, ids);
  const joined = await joinedStates(db, projectId, ids, joins);
  const items = shown.map((row) => boardEventOf(row, pieces, joined.get(row.event_id)));
  const open = items.flatMap(({ coverage }) => coverage.filter(({ state }) => state === 'OPEN')).length;
  return { items, open, isCapped: rows.length > BOARD_MOST };
}

/** How far the coverage of events is, of those that the person may see. */
export async function listSlots(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  {
    ids,
    dates,
    joins,
  }: {
    readonly ids: readonly string[];
    /** `id@day`. */
    readonly dates: readonly string[];
    readonly joins: readonly CoverageJoin[];
  },
): Promise<EventSlots[]> {
  const dayOf = new Map(dates.map((date) => date.split('@', 2) as [string, string]));
  const { rows } = await sql<{ id: string }>`
    SELECT events.id::text FROM events
    WHERE events.project_id = ${projectId} AND events.id = ANY (${ids}::bigint[])
      AND ${visibleEvents(actor)}`.execute(db);
  const seen = rows.map(({ id }) => id);
  const pieces = await listCoverage(db, projectId, seen);
  const joined = await joinedStates(db, projectId, seen, joins);
  return seen.map((eventId) => ({
    eventId,
    slots: slotsOf(
      pieces.filter((piece) => piece.eventId === eventId && isOfDate(piece, dayOf.get(eventId))),
      joined.get(eventId),
    ),
  }));
}

/** Each area in its slot; of several with the same slot the state that needs attention most. */
async function joinedStates(
  db: Db,
  projectId: string,
  ids: readonly string[],
  joins: readonly CoverageJoin[],
): Promise<ReadonlyMap<string, JoinedStates>> {
  const found = new Map<string, JoinedStates>();
  for (const { slot, find } of joins) {
    for (const [id, state] of await find(db, projectId, ids)) {
      const states = found.get(id);
      found.set(id, { ...states, [slot]: heavierState(states?.[slot] ?? 'NONE', state) });
    }
  }
  return found;
}

function boardEventOf(row: Row, all: readonly Coverage[], joined: JoinedStates | undefined): BoardEvent {
  const coverage = all.filter((piece) => piece.eventId === row.event_id && isOfDate(piece, row.day));
  const slots = slotsOf(coverage, joined);
  return {
    eventId: row.event_id,
    day: row.day,
    title: row.title,
    eventType: row.event_type,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    allDay: row.all_day ?? false,
    eventStatus: row.event_status,
    state: row.state,
    placeName: row.own?.placeName ?? row.place_name ?? '',
    provinceCode: row.own?.provinceCode === undefined ? row.province_code : row.own.provinceCode,
    repeats: row.recurrence_kind !== 'NONE',
    slots,
    gaps: gapsOf(slots, coverage),
    coverage,
  };
}

/** What is planned for the event as a whole counts for each of its dates. */
function isOfDate({ day }: Coverage, date: string | undefined): boolean {
  return day === null || date === undefined || day === date;
}

function gapsOf(slots: CoverageSlots, coverage: readonly Coverage[]): CoverageGap[] {
  const isMissing = (state: SlotState | undefined) => state === 'NONE' || state === 'OPEN';
  return [
    ...(coverage.every(({ state }) => state === 'OPEN' || state === 'NONE') ? (['NOBODY'] as const) : []),
    ...(isMissing(slots.PHOTO) ? (['NO_PHOTO'] as const) : []),
    ...(slots.TRANSLATION === 'OPEN' ? (['NO_TRANSLATION'] as const) : []),
    ...(slots.MENU === 'OPEN' ? (['NO_MENU'] as const) : []),
  ];
}
