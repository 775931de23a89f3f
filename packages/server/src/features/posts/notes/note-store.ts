import type { NoteAnchor } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PostNoteTable } from '#server/core/db/tables/post-record-tables.ts';
import type { NoteRow } from './note-view.ts';

export async function addNote(db: Db, row: Insertable<PostNoteTable>): Promise<NoteRow> {
  return await db.insertInto('post_notes').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Writes a new version of a note. The caller holds its post and has checked its version. */
export async function writeNote(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<PostNoteTable>,
): Promise<NoteRow> {
  return await db
    .updateTable('post_notes')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** With its answers. */
export async function deleteNote(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('post_notes').where('project_id', '=', projectId).where('id', '=', id).execute();
}

export interface Anchored {
  readonly id: string;
  readonly anchor: NoteAnchor;
}

/** Open notes of a post that have a passage. */
export async function openAnchors(db: Db, projectId: string, postId: string): Promise<Anchored[]> {
  const { rows } = await sql<Anchored>`
    SELECT id, anchor FROM post_notes
    WHERE project_id = ${projectId} AND post_id = ${postId} AND anchor IS NOT NULL AND resolved_time IS NULL
    ORDER BY id`.execute(db);
  return rows;
}

/** Passages move with their text: this is no new version of the note. */
export async function writeAnchors(db: Db, projectId: string, notes: readonly Anchored[]): Promise<void> {
  await sql`
    UPDATE post_notes SET anchor = moved.anchor::jsonb
    FROM unnest(${notes.map(({ id }) => id)}::bigint[],
      ${notes.map(({ anchor }) => JSON.stringify(anchor))}::text[]) AS moved (id, anchor)
    WHERE post_notes.project_id = ${projectId} AND post_notes.id = moved.id`.execute(db);
}
