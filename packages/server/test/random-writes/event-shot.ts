import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { OwnOccurrence, PlanUndo } from '#server/core/db/tables/event-tables.ts';

/** One date as stored; times as the database writes them. */
export interface ShotDate {
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly over_time: string;
  readonly event_status: string;
  readonly previous_start_time: string | null;
  readonly own: OwnOccurrence | null;
}

export interface ShotChange {
  readonly id: string;
  readonly kind: string;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly undo: PlanUndo | null;
  readonly taken_back_time: string | null;
}

export interface ShotEvent {
  readonly version: number;
  readonly state: EventState;
  readonly state_before_trash: EventState | null;
  readonly created_by_id: string;
  readonly ever_published: boolean;
  readonly event_status: string;
  readonly recurrence_kind: string;
  readonly previous_start_time: string | null;
  readonly status_note: string;
  readonly details: Partial<EventDetails>;
}

/** All that is stored of one event, at one moment. */
export interface EventShot {
  readonly event: ShotEvent | null;
  readonly dates: readonly ShotDate[];
  readonly lock: { readonly user_id: string; readonly editing_session: string } | null;
  readonly moves: readonly { readonly from_state: EventState; readonly to_state: EventState }[];
  readonly versions: readonly number[];
  readonly changes: readonly ShotChange[];
  readonly audits: readonly { readonly action: string; readonly user_id: string | null }[];
}

export async function shootEvent(db: Db, projectId: string, id: string): Promise<EventShot> {
  const own = sql`project_id = ${projectId} AND event_id = ${id}`;
  const { rows } = await sql<{ shot: EventShot }>`SELECT json_build_object(
    'event', (SELECT to_jsonb(found) || jsonb_build_object('created_by_id', created_by_id::text) FROM events AS found
      WHERE project_id = ${projectId} AND id = ${id}),
    'dates', (SELECT coalesce(json_agg(found ORDER BY day), '[]') FROM event_occurrences AS found WHERE ${own}),
    'lock', (SELECT json_build_object('user_id', user_id::text, 'editing_session', editing_session)
      FROM event_locks WHERE ${own}),
    'moves', (SELECT coalesce(json_agg(found ORDER BY id), '[]') FROM event_moves AS found WHERE ${own}),
    'versions', (SELECT coalesce(json_agg(no ORDER BY no), '[]') FROM event_versions WHERE ${own}),
    'changes', (SELECT coalesce(json_agg(to_jsonb(found) || jsonb_build_object('id', id::text) ORDER BY id), '[]')
      FROM event_changes AS found WHERE ${own}),
    'audits', (SELECT coalesce(json_agg(json_build_object('action', action, 'user_id', user_id::text) ORDER BY id), '[]')
      FROM audit_log WHERE entity = 'event' AND entity_id = ${id})
  ) AS shot`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without FROM has one row.');
  return row.shot;
}

/** The version of every event: nobody writes more than was asked for. */
export async function versionsOfAll(db: Db, projectId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'version'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
