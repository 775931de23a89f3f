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

export interface NotedPost {
  readonly post: PostRecord;
  readonly facts: PostFacts;
  readonly actor: PostActor;
}

/** @throws NOT_FOUND, FORBIDDEN for who reads only what is public. */
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
 * Holds the post: whether it may be sent on stays as it is until the transaction ends.
 * @throws as `postToRead`; RULES_NOT_MET in the trash.
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
