import type { decideOrigin } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type * as z from 'zod/mini';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { transitionPost } from '#server/features/posts/public.ts';
import { auditItem } from '../audit-item.ts';
import type { ItemRow } from '../item-row.ts';
import { changeItem } from '../item-store.ts';
import { holdItem } from '../item-view.ts';
import { notMet } from '../moves/accept-item.ts';
import { stateOfPost } from './origin-store.ts';
import { prepareCorrection } from './prepare-correction.ts';

/**
 * TAKE_DOWN removes a public post with a case of its own, and puts any other one into the trash; CORRECT makes the
 * correction ready, with a note; KEEP leaves the post with a reason. @throws ORIGIN_UNCHANGED, REASON_NEEDED
 */
export async function decideOnOrigin(
  call: TransactionCall,
  { id, version, decision, reason }: z.output<typeof decideOrigin>,
  now: Date,
): Promise<ItemRow> {
  const { db, projectId, caller } = call;
  const before = await holdItem(db, projectId, id, now);
  checkVersion(before, version);
  if (before.origin_state === 'SAME' || before.origin_decision !== null)
    throw notMet('ORIGIN_UNCHANGED', 'id');
  if (reason === '') throw notMet('REASON_NEEDED', 'reason');
  const { post_id: postId } = before;
  if (postId !== null && decision === 'TAKE_DOWN')
    await takeDown(call, postId, { item: before, reason, now });
  const correction =
    postId !== null && decision === 'CORRECT'
      ? await prepareCorrection(call, postId, { item: before, reason })
      : null;
  const after = await changeItem(db, before, { origin_decision: decision, correction }, { by: caller, now });
  await auditItem(call, 'decideOrigin', { before, after });
  return after;
}

interface Removal {
  readonly item: ItemRow;
  readonly reason: string;
  readonly now: Date;
}

async function takeDown(
  call: TransactionCall,
  postId: string,
  { item, reason, now }: Removal,
): Promise<void> {
  const state = await stateOfPost(call.db, call.projectId, postId);
  if (state === undefined || state === 'TRASHED' || state === 'TAKEN_DOWN') return;
  const isPublic = state === 'PUBLISHED' || state === 'UNPUBLISHED';
  if (!isPublic) {
    await transitionPost(call, { id: postId, version: undefined, to: 'TRASHED', reason });
    return;
  }
  const takedown = {
    reasonKind: 'SOURCE_REMOVED' as const,
    orderRef: '',
    orderIssuer: item.source.title,
    orderTime: null,
    receivedTime: now.toISOString(),
    scope: ['POST' as const],
    note: item.original_url,
  };
  await transitionPost(call, { id: postId, version: undefined, to: 'TAKEN_DOWN', reason, takedown });
}
