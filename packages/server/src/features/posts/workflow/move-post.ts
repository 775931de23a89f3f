import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import type { Updateable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PostTable } from '#server/core/db/tables/post-table.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { postActor } from '../post-actor.ts';
import { auditPost, type PostAction } from '../post-audit.ts';
import { getPost, readPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord, slugFollowsTitle, termsOf } from '../post-record.ts';
import { changeUse, NO_TERMS } from '../saving/post-links-store.ts';
import { slugOfTitle, withFreeSlug } from '../saving/post-slug-store.ts';
import { holdTerms, lockPost, writePostRow } from '../saving/post-store.ts';
import type { PostChange, PostEditor } from '../saving/update-post.ts';
import { chooseMove } from './choose-move.ts';
import { checkPublishable, postRuleNotMet } from './post-rule-error.ts';

interface PostMove {
  readonly id: string;
  /** Undefined: whichever version there is. */
  readonly version: number | undefined;
  readonly to: PostState | 'restore';
  readonly reason?: string | undefined;
}

/** Moves a post for the caller and writes the audit row of it. */
export async function moveAudited(call: TransactionCall, move: PostMove): Promise<PostChange> {
  const editor = { actor: postActor(call.caller), by: call.caller };
  const change = await movePost(call.db, call.projectId, move, editor);
  await auditPost(call, auditAction(change), change);
  return change;
}

function auditAction({ before, after }: PostChange): PostAction {
  if (before.state === 'TRASHED') return 'restore';
  if (after.state === 'TRASHED') return 'delete';
  return after.state === 'PUBLISHED' ? 'publish' : 'unpublish';
}

/**
 * Moves a post to another state.
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: MOVE_NOT_POSSIBLE, REASON_REQUIRED, the
 *   publish guard's.
 */
async function movePost(
  db: Db,
  projectId: string,
  move: PostMove,
  { actor, by }: PostEditor,
): Promise<PostChange> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, move.id);
  const before = await getPost(db, projectId, actor, move.id);
  // To who deletes, what lies in the trash is gone.
  if (move.to === 'TRASHED' && before.state === 'TRASHED') throw new AppError('NOT_FOUND');
  if (move.version !== undefined && move.version !== before.version) throw versionConflict(before);
  const choice = chooseMove(actor, factsOf(before), move.to);
  if (choice.needsReason && move.reason === undefined) throw postRuleNotMet('REASON_REQUIRED', 'reason');
  if (choice.guarded) checkPublishable(before);

  const columns = movedColumns(before, choice.to, move.reason);
  const write = (slug: string) => writePostRow(db, projectId, before.id, { ...columns, slug }, by);
  if (before.state === 'TRASHED') await withOwnSlug(db, projectId, before, write);
  else await write(before.slug);
  if (choice.to === 'TRASHED') await changeUse(db, projectId, termsOf(before), NO_TERMS);
  if (before.state === 'TRASHED') await changeUse(db, projectId, NO_TERMS, termsOf(before));
  return { before, after: await readPost(db, projectId, before.id) };
}

function movedColumns(before: PostRecord, to: PostState, reason: string | undefined): Updateable<PostTable> {
  if (before.state === 'TRASHED') return { state: to, state_before_trash: null };
  if (to === 'TRASHED')
    return { state: to, state_before_trash: before.state === 'DRAFT' ? 'DRAFT' : 'UNPUBLISHED' };
  if (to === 'UNPUBLISHED') return { state: to, unpublish_reason: reason ?? '' };
  return {
    state: to,
    ever_published: true,
    published_time: before.published_time ?? new Date(),
    unpublish_reason: '',
  };
}

/** A draft gave its address back with the trash; where another post has it now, it gets the next one. */
async function withOwnSlug(
  db: Db,
  projectId: string,
  post: PostRecord,
  write: (slug: string) => Promise<void>,
): Promise<void> {
  if (post.ever_published) return await write(post.slug);
  const slug = slugFollowsTitle(post) ? slugOfTitle(post.title, post.id) : post.slug;
  await withFreeSlug(db, projectId, { postId: post.id, slug, isFixed: false }, write);
}
