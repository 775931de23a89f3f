import type { PostBulk } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { mayApply } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { checkNewTerms, tagsAfter, withMainCategory } from '../editing/bulk-terms.ts';
import type { PostChange, PostEditor } from '../editing/post-change.ts';
import { checkReferences } from '../editing/post-reference-view.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import { checkEditable } from '../editing/update-post.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord, termsOf } from '../post-record.ts';
import { transitionPost } from './transition-post.ts';
import { checkStillPublishable } from './unmet-post-rules.ts';

type TermChange = Extract<PostBulk, { action: 'setCategory' | 'addTags' | 'removeTags' | 'setTopic' }>;

/** @throws INVALID_INPUT when the new terms are not in use here. */
export async function checkBulk(db: Db, projectId: string, change: PostBulk): Promise<void> {
  if (change.action === 'setTopic')
    return await checkReferences(db, projectId, PLAIN_DETAILS, { topicId: change.topicId });
  if ('categoryId' in change || 'tagIds' in change) await checkNewTerms(db, projectId, change);
}

/** One post of a bulk call. @throws what the transition or the save throws. */
export async function changePost(call: TransactionCall, id: string, change: PostBulk): Promise<void> {
  if ('categoryId' in change || 'tagIds' in change || 'topicId' in change)
    return await changeTerms(call, id, change);
  if (change.action === 'restore') {
    await transitionPost(call, { id, version: undefined, to: 'restore' });
    return;
  }
  const { to, reason, scheduleTime } = change;
  await transitionPost(call, { id, version: undefined, to, reason, scheduleTime });
}

async function changeTerms(call: TransactionCall, id: string, change: TermChange): Promise<void> {
  const editor = { actor: postActor(call.caller), by: call.caller };
  const done = await changeTermsOfPost(call.db, call.projectId, id, change, editor);
  if (done !== undefined) await auditPost(call, 'update', done);
}

/**
 * Gives one post another main category or story, more tags or fewer; undefined when it has them already.
 * @throws NOT_FOUND, FORBIDDEN, RULES_NOT_MET.
 */
async function changeTermsOfPost(
  db: Db,
  projectId: string,
  id: string,
  change: TermChange,
  { actor, by }: PostEditor,
): Promise<PostChange | undefined> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, id);
  const before = await getPost(db, projectId, actor, id);
  checkEditable(actor, before);
  // The terms of a public post change at once too.
  if (before.state === 'PUBLISHED' && !mayApply(actor, factsOf(before))) throw new AppError('FORBIDDEN');
  const draft = draftOf(before, change);
  if (draft === undefined) return undefined;
  const after = await writeDraft(db, projectId, before, draft, by);
  if (after.state === 'PUBLISHED') checkStillPublishable(before, after);
  const kind = after.state === 'PUBLISHED' ? 'publish' : 'save';
  await keepVersion(db, projectId, { before, after, kind, by });
  await keepPostUses(db, projectId, after);
  return { before, after };
}

function draftOf(before: PostRecord, change: TermChange) {
  const { mainCategoryId: main, categoryIds, tagIds } = termsOf(before);
  if (change.action === 'setCategory') {
    const next = change.categoryId;
    const wanted = withMainCategory(categoryIds, { main, next });
    return wanted && { mainCategoryId: next, categoryIds: wanted };
  }
  if (change.action === 'setTopic')
    return change.topicId === before.details.topicId ? undefined : { topicId: change.topicId };
  const wanted = tagsAfter(tagIds, change);
  return wanted && { tagIds: wanted };
}
