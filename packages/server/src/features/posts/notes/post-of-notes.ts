import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import {
  mayReadNotes,
  mayWriteNotes,
  NOTE_RULE_TEXTS,
} from '@toasoan/contract/features/posts/notes/note-rules.ts';
import type { PostActor, PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { lockPost } from '../editing/post-store.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { findNote, type NoteRow, noteOf } from './note-view.ts';

/** A note in the version the caller knows. */
export interface SeenNote {
  readonly id: string;
  readonly version: number;
}

interface HeldNote extends NotedPost {
  readonly row: NoteRow;
  readonly note: PostNote;
}

export interface NotedPost {
  readonly post: PostRecord;
  readonly facts: PostFacts;
  readonly actor: PostActor;
}

/** @throws NOT_FOUND, FORBIDDEN for readers of public posts only. */
export async function postToRead(
  db: Db,
  projectId: string,
  actor: PostActor,
  id: string,
): Promise<PostRecord> {
  const post = await getPost(db, projectId, actor, id);
  if (!mayReadNotes(actor, factsOf(post))) throw new AppError('FORBIDDEN');
  return post;
}

/**
 * Locks the post: whether it may be sent on does not change until the transaction ends. @throws as `postToRead`;
 * RULES_NOT_MET in the trash.
 */
export async function holdPostToNote(call: TransactionCall, id: string): Promise<NotedPost> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  await lockPost(db, projectId, id);
  const post = await postToRead(db, projectId, actor, id);
  const facts = factsOf(post);
  if (!mayWriteNotes(actor, facts)) throw ruleNotMet(NOTE_RULE_TEXTS, 'NOTE_IN_TRASH');
  return { post, facts, actor };
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
