import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { HandOver, HandOverResult } from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import type { HandedPost } from '#server/core/db/tables/post-record-tables.ts';
import { checkVersion, versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { notify } from '#server/features/notifications/public.ts';
import { lockPost } from '../editing/post-store.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';
import { getAssignee } from './assign-post.ts';
import type { Assignee } from './assignee-view.ts';
import { addHandOver } from './hand-over-store.ts';
import { findHandOver, listInHand } from './hand-over-view.ts';
import { moveHands } from './move-hands.ts';

interface Moved extends HandedPost {
  readonly title: string;
}

/**
 * Hands the caller's current work to a colleague, all of it or the named posts; the colleague gets one
 * notification. Posts that cannot be moved report why, the others continue. @throws RULES_NOT_MET for a person who
 * could not edit them.
 */
export async function handOver(call: TransactionCall, options: HandOver): Promise<HandOverResult> {
  const { db, projectId, caller } = call;
  if (options.toUserId === caller.userId) throw ruleNotMet(POST_RULE_TEXTS, 'HAND_OVER_SELF', 'toUserId');
  const to = await getAssignee(call, options.toUserId, 'toUserId');
  const ids =
    options.posts?.map(({ id }) => id) ??
    (await listInHand(db, projectId, caller.userId)).map(({ id }) => id);
  const versions = new Map(options.posts?.map(({ id, version }) => [id, version]));
  const moved: Moved[] = [];
  const result = await runBulk(call, ids, async (itemCall, id) => {
    moved.push(await handOne(itemCall, { id, version: versions.get(id) }, to, options.text));
  });
  const [first] = moved;
  if (first === undefined) return { ...result, id: null };
  const kept = moved.map(({ title: _title, ...post }) => post);
  const id = await addHandOver(db, projectId, {
    fromId: caller.userId,
    toId: to.userId,
    text: options.text,
    moved: kept,
  });
  await notify(db, projectId, {
    kind: 'postHandedOver',
    postId: first.id,
    to: [to.userId],
    by: caller,
    detail: {
      title: first.title,
      count: String(moved.length),
      titles: moved.map(({ title }) => title).join('\n'),
      ...(options.text !== '' && { text: options.text }),
    },
  });
  return { ...result, id };
}

/**
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: it is no longer the caller’s, or the recipient may not have
 * it.
 */
async function handOne(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  to: Assignee,
  text: string,
): Promise<Moved> {
  const { db, projectId, caller } = call;
  await lockPost(db, projectId, id);
  const before = await getPost(db, projectId, postActor(caller), id);
  checkVersion(before, version);
  const columns = columnsFor(before, caller.userId, to, text);
  const after = await moveHands(call, before, { columns, name: to.displayName, text });
  return {
    id,
    title: after.title,
    version: after.version,
    text: before.assign_text,
    watchedById: before.watched_by_id,
    watchedByName: before.watched_by_name,
  };
}

function columnsFor(post: PostRecord, from: string, to: Assignee, text: string) {
  if (post.state === 'SCHEDULED') {
    if ((post.watched_by_id ?? post.approved_by_id) !== from) throw ruleNotMet(POST_RULE_TEXTS, 'NOT_YOURS');
    if (!to.permissions.includes('post.schedule')) throw ruleNotMet(POST_RULE_TEXTS, 'CANNOT_SCHEDULE');
    return { watched_by_id: to.userId, watched_by_name: to.displayName };
  }
  if (post.state !== 'SUBMITTED' && post.state !== 'EDITING')
    throw ruleNotMet(POST_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
  if (post.assignee_id !== from) throw ruleNotMet(POST_RULE_TEXTS, 'NOT_YOURS');
  return {
    assignee_id: to.userId,
    assignee_name: to.displayName,
    // Without its own message the hand-over keeps the post's.
    assign_text: text || post.assign_text,
  };
}

/**
 * Returns handed-over posts to the caller, unless somebody has changed them since; those are reported. @throws
 * NOT_FOUND for another person's hand-over.
 */
export async function takeBack(call: TransactionCall, id: string): Promise<BulkResult> {
  const { db, projectId, caller } = call;
  const handOver = await findHandOver(db, projectId, { id, fromId: caller.userId });
  if (handOver === undefined) throw new AppError('NOT_FOUND');
  const posts = new Map(handOver.moved.map((post) => [post.id, post]));
  return await runBulk(call, [...posts.keys()], async (itemCall, postId) => {
    await lockPost(db, projectId, postId);
    const before = await getPost(db, projectId, postActor(caller), postId);
    const was = posts.get(postId);
    if (was === undefined || before.version !== was.version) throw versionConflict(before);
    const columns =
      before.state === 'SCHEDULED'
        ? { watched_by_id: was.watchedById, watched_by_name: was.watchedByName }
        : { assignee_id: caller.userId, assignee_name: caller.displayName, assign_text: was.text };
    await moveHands(itemCall, before, { columns, name: caller.displayName, text: '' });
  });
}
