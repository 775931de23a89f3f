import { type Insertable, sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PageTable } from '#server/core/db/tables/page-tables.ts';

/**
 * First step of every write: one change of a project's pages at a time, so that addresses, cycles, depth and order are
 * decided on what is true.
 */
export async function holdPages(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('pages'), hashtext(${projectId}))`.execute(db);
}

export async function nextPageId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('pages', 'id'))::text AS id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function insertPage(db: Db, row: Insertable<PageTable>): Promise<void> {
  await db.insertInto('pages').values(row).execute();
}

/** With everything that hangs on it; pages of the trash that stood below it lose their parent. */
export async function deletePageRow(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('pages').where('project_id', '=', projectId).where('id', '=', id).execute();
}

/** Writes a new version of a page by `by`. The caller holds the pages and has checked its version. */
export async function writePageRow(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<PageTable>,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('pages')
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
