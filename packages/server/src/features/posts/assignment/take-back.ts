import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { lockPost } from '../editing/post-store.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { findHandOver } from './hand-over-view.ts';
import { moveHands } from './move-hands.ts';

/**
 * Gives the caller back what they handed over and nobody has touched since; what was touched reports so.
 * @throws NOT_FOUND for the hand-over of somebody else.
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
