import { type Insertable, sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PostSearchTable, PostTable } from '#server/core/db/tables/post-tables.ts';
import { holdTree } from '#server/features/categories/public.ts';
import { holdTags } from '#server/features/tags/public.ts';

/**
 * First step of every write that changes links or use counts: no category and no tag is deleted or merged until
 * the transaction ends. Taken before any post is locked, as merging and deleting do.
 */
export async function holdTerms(db: Db, projectId: string): Promise<void> {
  await holdTree(db, projectId);
  await holdTags(db, projectId);
}

/** One writer of a post at a time; a waiting one then reads the other's result. */
export async function lockPost(db: Db, projectId: string, id: string): Promise<void> {
  await sql`SELECT FROM posts WHERE project_id = ${projectId} AND id = ${id} FOR NO KEY UPDATE`.execute(db);
}

/** Like `lockPost`, but without waiting for a current holder. */
export async function lockPostUnlessHeld(
  db: Db,
  projectId: string,
  id: string,
): Promise<'locked' | 'held' | 'gone'> {
  const { rows } = await sql`
    SELECT FROM posts WHERE project_id = ${projectId} AND id = ${id}
    FOR NO KEY UPDATE SKIP LOCKED`.execute(db);
  if (rows.length > 0) return 'locked';
  const { rows: known } = await sql`
    SELECT FROM posts WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  return known.length > 0 ? 'held' : 'gone';
}

export async function nextPostId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('posts', 'id'))::text AS id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function insertPostRow(
  db: Db,
  row: Insertable<PostTable>,
  search: Insertable<PostSearchTable>,
): Promise<void> {
  await db.insertInto('posts').values(row).execute();
  await db.insertInto('post_search').values(search).execute();
}

/** Replaces the words that a search finds a post by. */
export async function writeSearchRow(
  db: Db,
  projectId: string,
  postId: string,
  columns: Updateable<PostSearchTable>,
): Promise<void> {
  await db
    .updateTable('post_search')
    .set(columns)
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .execute();
}

/** Writes a new version of a post by `by`. The caller holds the row and has checked its version. */
export async function writePostRow(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<PostTable>,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('posts')
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

/** Deletes a post completely, with its links and unsaved texts. */
export async function deletePostRow(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('posts').where('project_id', '=', projectId).where('id', '=', id).execute();
}
