import { mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { removeJob } from '#server/core/jobs/job-store.ts';
import { dropDraft } from '#server/features/posts/public.ts';
import { auditItem } from '../audit-item.ts';
import type { ItemRow } from '../item-row.ts';
import { changeItem } from '../item-store.ts';
import { holdItem } from '../item-view.ts';
import { originJobKey } from '../origins/plan-origin-checks.ts';
import { picturesJobKey } from '../pictures/wanted-pictures.ts';
import { publishJobKey } from '../publishing/plan-publication.ts';
import { closedWith } from '../stories/story-view.ts';
import { itemFor, notMet } from './accept-item.ts';

/**
 * Back into the queue, as nobody had looked at it. The draft of an accepted text goes into the trash, and the texts of
 * its story that were closed with it wait again. @throws DRAFT_CHANGED, DRAFT_OPEN
 */
export async function restoreItem(
  call: TransactionCall,
  body: { readonly id: string; readonly version: number },
  now: Date,
): Promise<ItemRow> {
  const before = await itemFor(call, 'restore', body, now);
  if (before.state !== 'ACCEPTED') return await waitAgain(call, before, now);
  await takeDraftBack(call, before);
  const closed = await closedWith(call.db, call.projectId, before);
  const after = await waitAgain(call, before, now);
  for (const id of closed) await waitAgain(call, await holdItem(call.db, call.projectId, id, now), now);
  return after;
}

async function takeDraftBack(call: TransactionCall, { id, post_id, post_version }: ItemRow): Promise<void> {
  const inTheWay = await dropDraft(call, { id: post_id ?? '', version: post_version });
  if (inTheWay !== undefined) throw notMet(inTheWay === 'OPEN' ? 'DRAFT_OPEN' : 'DRAFT_CHANGED', 'id');
  for (const key of [picturesJobKey(id), publishJobKey(id), originJobKey(id)]) await removeJob(call.db, key);
}

async function waitAgain(call: TransactionCall, before: ItemRow, now: Date): Promise<ItemRow> {
  const change = {
    state: waitingState(before, now),
    post_id: null,
    post_version: null,
    reject_reason: null,
    reject_text: '',
    // Without a score a person has named it, not the comparison.
    ...(before.duplicate_score === null && { duplicate_item_id: null, duplicate_post_id: null }),
    reviewer_id: null,
    reviewer_name: '',
    review_time: null,
  };
  const after = await changeItem(call.db, before, change, { by: call.caller, now });
  await auditItem(call, 'restore', { before, after });
  return after;
}

function waitingState({ assignee_id, source }: ItemRow, now: Date) {
  const agreement = { agreementState: source.agreement_state, validUntil: source.valid_until };
  if (!mayTakeOver(agreement, dayIn('Asia/Ho_Chi_Minh', now.getTime()))) return 'BLOCKED_LICENCE' as const;
  return assignee_id === null ? ('NEW' as const) : ('ASSIGNED' as const);
}
