import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type NoteRow, noteOf } from './note-row.ts';
import { findNote } from './note-view.ts';
import { holdPostToNote, type NotedPost } from './post-of-notes.ts';

/** A note as the caller knows it. */
export interface SeenNote {
  readonly id: string;
  readonly version: number;
}

interface HeldNote extends NotedPost {
  readonly row: NoteRow;
  readonly note: PostNote;
}

/** @throws NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, RULES_NOT_MET in the trash. */
export async function holdNote(call: TransactionCall, { id, version }: SeenNote): Promise<HeldNote> {
  const { db, projectId } = call;
  const known = await findNote(db, projectId, id);
  if (known === undefined) throw new AppError('NOT_FOUND');
  const noted = await holdPostToNote(call, known.post_id);
  const row = await findNote(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.version !== version) {
    throw new AppError('VERSION_CONFLICT', { details: { version: row.version } });
  }
  return { ...noted, row, note: noteOf(row) };
}
