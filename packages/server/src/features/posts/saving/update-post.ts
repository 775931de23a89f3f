import type { PostUpdate } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit, type PostActor } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { checkPublishable, postRuleNotMet } from '../workflow/post-rule-error.ts';
import { holdTerms, lockPost } from './post-store.ts';
import { writeDraft } from './write-draft.ts';

export interface PostChange {
  readonly before: PostRecord;
  readonly after: PostRecord;
}

export interface PostEditor {
  readonly actor: PostActor;
  readonly by: Actor;
}

/**
 * Changes the keys sent.
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, SLUG_TAKEN, INVALID_INPUT for terms not in use,
 *   RULES_NOT_MET when it is in the trash, or is public and would no longer meet the publish guard.
 */
export async function updatePost(
  db: Db,
  projectId: string,
  change: PostUpdate,
  { actor, by }: PostEditor,
): Promise<PostChange> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, change.id);
  const before = await getPost(db, projectId, actor, change.id);
  if (before.version !== change.version) throw versionConflict(before);
  checkEditable(actor, before);
  const { id, version, editingSession, ...draft } = change;
  const after = await writeDraft(db, projectId, before, draft, by);
  if (after.state === 'PUBLISHED') checkPublishable(after);
  return { before, after };
}

/** @throws FORBIDDEN, RULES_NOT_MET for a post in the trash. */
export function checkEditable(actor: PostActor, post: PostRecord): void {
  if (mayEdit(actor, factsOf(post))) return;
  throw post.state === 'TRASHED' ? postRuleNotMet('IN_TRASH') : new AppError('FORBIDDEN');
}
