import { type Insertable, sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { EventTable } from '#server/core/db/tables/event-tables.ts';
import { holdTree } from '#server/features/categories/public.ts';
import { holdTags } from '#server/features/tags/public.ts';
import type { EventTerms } from '../event-record.ts';

/** First step of every write that changes terms: none is deleted or merged until the transaction ends. */
export async function holdEventTerms(db: Db, projectId: string): Promise<void> {
  await holdTree(db, projectId);
  await holdTags(db, projectId);
}

/** One writer of an event at a time; a waiting one then reads the other's result. */
export async function lockEvent(db: Db, projectId: string, id: string): Promise<void> {
  const row = sql`SELECT FROM events WHERE project_id = ${projectId} AND id = ${id} FOR NO KEY UPDATE`;
  await sentAhead(db, row.execute(db));
}

/** Several at once, in the order of their ids. */
export async function holdEvents(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  await holdEventTerms(db, projectId);
  await sql`
    SELECT FROM events WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

export async function nextEventId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('events', 'id'))::text AS id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function insertEvent(db: Db, row: Insertable<EventTable>): Promise<void> {
  await db.insertInto('events').values(row).execute();
}

/** With everything that hangs on it. */
export async function deleteEventRow(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('events').where('project_id', '=', projectId).where('id', '=', id).execute();
}

/** Writes a new version of an event by `by`. The caller holds the row and has checked its version. */
export async function writeEventRow(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<EventTable>,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('events')
    .set((row) => ({
      update_time: sql<Date>`now()`,
      ...columns,
      version: row('version', '+', 1),
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** Replaces the terms of an event. */
export async function writeEventTerms(
  db: Db,
  projectId: string,
  eventId: string,
  { categoryIds, tagIds }: EventTerms,
): Promise<void> {
  const statements = [
    sql`DELETE FROM event_categories WHERE project_id = ${projectId} AND event_id = ${eventId}`,
    sql`DELETE FROM event_tags WHERE project_id = ${projectId} AND event_id = ${eventId}`,
    sql`
      INSERT INTO event_categories (project_id, event_id, category_id, position)
      SELECT ${projectId}, ${eventId}, given.id, given.position
      FROM unnest(${categoryIds}::bigint[]) WITH ORDINALITY AS given (id, position)`,
    sql`
      INSERT INTO event_tags (project_id, event_id, tag_id, position)
      SELECT ${projectId}, ${eventId}, given.id, given.position
      FROM unnest(${tagIds}::bigint[]) WITH ORDINALITY AS given (id, position)`,
  ];
  for (const statement of statements) await sentAhead(db, statement.execute(db));
}
