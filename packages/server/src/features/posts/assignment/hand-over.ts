import type { HandOver, HandOverResult } from '@toasoan/contract/features/posts/assignment/hand-over.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import type { HandedPost } from '#server/core/db/tables/post-record-tables.ts';

import { checkVersion } from '#server/core/db/version-conflict.ts';
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
import { listInHand } from './hand-over-view.ts';
import { moveHands } from './move-hands.ts';

interface Moved extends HandedPost {
  readonly title: string;
}

/**
 * Gives what the caller has in hand to a colleague, all of it or the posts that are named; told to them once. What
 * cannot be moved reports why, the others go on.
 * @throws RULES_NOT_MET for somebody who could not edit them.
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

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: it is not the caller’s any more, or not for who shall get it. */
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
    // Without a word of its own the hand-over leaves the one that came with the post.
    assign_text: text || post.assign_text,
  };
}
