import { MAX_NOTES, type PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PostNoteTable } from '#server/core/db/tables/post-record-tables.ts';

export type NoteRow = Selectable<PostNoteTable>;

/** The number of a post's must-fix notes, beside its row. */
export const MUST_FIX_COLUMN: RawBuilder<number> = sql`(
  SELECT count(*)::integer FROM post_notes AS note
  WHERE note.project_id = posts.project_id AND note.post_id = posts.id AND note.must_fix
    AND note.resolved_time IS NULL
)`;

/** The number of comments on a post and of their answers, beside its row. */
export const COMMENTS_COLUMN: RawBuilder<number> = sql`(
  SELECT count(*)::integer FROM post_notes AS note
  WHERE note.project_id = posts.project_id AND note.post_id = posts.id AND note.kind = 'COMMENT'
)`;

/** In order of creation. */
export async function listNotes(db: Db, projectId: string, postId: string): Promise<NoteRow[]> {
  return await db
    .selectFrom('post_notes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .orderBy('id')
    .limit(MAX_NOTES)
    .execute();
}

export async function findNote(db: Db, projectId: string, id: string): Promise<NoteRow | undefined> {
  return await db
    .selectFrom('post_notes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The answers of a note. */
export async function listAnswers(db: Db, projectId: string, noteId: string): Promise<NoteRow[]> {
  return await db
    .selectFrom('post_notes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('parent_id', '=', noteId)
    .orderBy('id')
    .execute();
}

export async function countNotes(db: Db, projectId: string, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('post_notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function noteOf(row: NoteRow): PostNote {
  return {
    id: row.id,
    parentId: row.parent_id,
    kind: row.kind,
    text: row.text,
    mentions: row.mentions,
    mustFix: row.must_fix,
    mustFixBy:
      row.must_fix_by_name === null ? null : { userId: row.must_fix_by_id, name: row.must_fix_by_name },
    anchor: row.anchor,
    quote: row.quote,
    saysFixed: row.says_fixed,
    fixedBy: row.fixed_by_name === null ? null : { userId: row.fixed_by_id, name: row.fixed_by_name },
    author: { userId: row.author_id, name: row.author_name },
    makeTime: row.make_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
    resolvedBy:
      row.resolved_by_name === null ? null : { userId: row.resolved_by_id, name: row.resolved_by_name },
    resolvedTime: row.resolved_time?.toISOString() ?? null,
    version: row.version,
  };
}
