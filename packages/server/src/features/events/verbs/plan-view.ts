import type { StatusChange } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EventChangeTable } from '#server/core/db/tables/event-tables.ts';

type ChangeRow = Selectable<EventChangeTable> & { readonly can_be_taken_back: boolean };

/** A later change of the same dates comes first. */
const CAN_BE_TAKEN_BACK: RawBuilder<boolean> = sql`
  change.undo IS NOT NULL AND change.taken_back_time IS NULL AND NOT EXISTS (
    SELECT FROM event_changes AS later
    WHERE later.project_id = change.project_id AND later.event_id = change.event_id AND later.id > change.id
      AND later.undo IS NOT NULL AND later.taken_back_time IS NULL
      AND (change.first_day IS NULL OR later.first_day IS NULL
        OR (later.first_day <= change.last_day AND later.last_day >= change.first_day)))`;

interface ChangePage {
  /** Older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

async function findRows(
  db: Db,
  projectId: string,
  eventId: string,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT change.*, ${CAN_BE_TAKEN_BACK} AS can_be_taken_back FROM event_changes AS change
    WHERE change.project_id = ${projectId} AND change.event_id = ${eventId} AND ${which}
    ORDER BY change.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** The changes of plan of an event, newest first: one more than asked for where there are more. */
export async function listChanges(
  db: Db,
  projectId: string,
  eventId: string,
  { before, limit }: ChangePage,
): Promise<StatusChange[]> {
  const which = before === undefined ? sql`true` : sql`change.id < ${before}`;
  return (await findRows(db, projectId, eventId, which, limit + 1)).map(changeOf);
}

/** One change with what brings it back; undefined for an unknown one. */
export async function findChange(
  db: Db,
  projectId: string,
  eventId: string,
  changeId: string,
): Promise<ChangeRow | undefined> {
  const [row] = await findRows(db, projectId, eventId, sql`change.id = ${changeId}`, 1);
  return row;
}

function changeOf(row: ChangeRow): StatusChange {
  return {
    id: row.id,
    kind: row.kind,
    scope: row.scope,
    day: row.first_day,
    before: row.before,
    after: row.after,
    note: row.note,
    time: row.time.toISOString(),
    by: { userId: row.user_id, name: row.user_name },
    canBeTakenBack: row.can_be_taken_back,
    takenBackTime: row.taken_back_time?.toISOString() ?? null,
  };
}
