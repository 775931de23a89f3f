import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CommentCorrectionTable } from '#server/core/db/tables/comment-tables.ts';

export async function insertCorrection(db: Db, row: Insertable<CommentCorrectionTable>): Promise<void> {
  await db.insertInto('comment_corrections').values(row).execute();
}

export async function findCorrection(
  db: Db,
  projectId: string,
  of: { readonly commentId: string } | { readonly noteId: string },
): Promise<Selectable<CommentCorrectionTable> | undefined> {
  return await db
    .selectFrom('comment_corrections')
    .selectAll()
    .where('project_id', '=', projectId)
    .where((one) => ('noteId' in of ? one('note_id', '=', of.noteId) : one('comment_id', '=', of.commentId)))
    .executeTakeFirst();
}

/** Null: it is open again. */
export async function writeMended(
  db: Db,
  { project_id, comment_id }: Selectable<CommentCorrectionTable>,
  byName: string | null,
): Promise<void> {
  await db
    .updateTable('comment_corrections')
    .set({ mended_time: byName === null ? null : sql<Date>`now()`, mended_by_name: byName })
    .where('project_id', '=', project_id)
    .where('comment_id', '=', comment_id)
    .execute();
}

export async function removeCorrection(
  db: Db,
  { project_id, comment_id }: Selectable<CommentCorrectionTable>,
): Promise<void> {
  await db
    .deleteFrom('comment_corrections')
    .where('project_id', '=', project_id)
    .where('comment_id', '=', comment_id)
    .execute();
}
