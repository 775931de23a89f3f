import { compareParagraphs } from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import type {
  duplicateItem,
  mergeItem,
  rejectItem,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type * as z from 'zod/mini';
import type { TransactionCall } from '#server/core/http/call.ts';
import { createNote } from '#server/features/posts/public.ts';
import { auditItem } from '../audit-item.ts';
import { attributionOfItem, type ItemRow } from '../item-row.ts';
import { changeItem } from '../item-store.ts';
import { holdItem } from '../item-view.ts';
import { findOther, paragraphsOf } from '../other-text-view.ts';
import { openOthersOf } from '../stories/story-view.ts';
import { itemFor, notMet } from './accept-item.ts';

const MAX_NOTE = 2_000;

/** The version is undefined where many are decided at once. */
type Of<Body extends z.ZodMiniType> = Omit<z.output<Body>, 'version'> & {
  readonly version: number | undefined;
};

const reviewedBy = ({ caller }: TransactionCall, now: Date) => ({
  reviewer_id: caller.userId,
  reviewer_name: caller.displayName,
  review_time: now,
});

/** @throws REASON_NEEDED for OTHER without words */
export async function rejectOne(
  call: TransactionCall,
  body: Of<typeof rejectItem>,
  now: Date,
): Promise<ItemRow> {
  const { db, projectId, caller } = call;
  const before = await itemFor(call, 'reject', body, now);
  if (body.reason === 'OTHER' && body.text === '') throw notMet('REASON_NEEDED', 'text');
  const change = {
    state: 'REJECTED' as const,
    reject_reason: body.reason,
    reject_text: body.text,
    ...reviewedBy(call, now),
  };
  const after = await changeItem(db, before, change, { by: caller, now });
  await auditItem(call, 'reject', { before, after });
  if (!body.wholeStory) return after;
  for (const id of await openOthersOf(db, projectId, after)) {
    const other = await holdItem(db, projectId, id, now);
    const rejected = await changeItem(db, other, change, { by: caller, now });
    await auditItem(call, 'reject', { before: other, after: rejected });
  }
  return after;
}

/** @throws OTHER_UNKNOWN */
export async function markDuplicate(
  call: TransactionCall,
  body: z.output<typeof duplicateItem>,
  now: Date,
): Promise<ItemRow> {
  const { db, projectId, caller } = call;
  const before = await itemFor(call, 'duplicate', body, now);
  const other = await findOther(db, projectId, body.of);
  if (other === undefined || (body.of.kind === 'ITEM' && body.of.id === body.id))
    throw notMet('OTHER_UNKNOWN', 'of');
  const change = {
    state: 'DUPLICATE' as const,
    duplicate_item_id: body.of.kind === 'ITEM' ? body.of.id : null,
    duplicate_post_id: body.of.kind === 'POST' ? body.of.id : null,
    ...reviewedBy(call, now),
  };
  const after = await changeItem(db, before, change, { by: caller, now });
  await auditItem(call, 'duplicate', { before, after });
  return after;
}

/** What the text adds becomes a note of the post: whoever writes it decides. @throws OTHER_UNKNOWN */
export async function mergeIntoPost(
  call: TransactionCall,
  body: z.output<typeof mergeItem>,
  now: Date,
): Promise<ItemRow> {
  const { db, projectId, caller } = call;
  const before = await itemFor(call, 'merge', body, now);
  const post = await findOther(db, projectId, { kind: 'POST', id: body.postId });
  if (post === undefined) throw notMet('OTHER_UNKNOWN', 'postId');
  const lines = compareParagraphs(paragraphsOf(before), post.paragraphs);
  const fresh = lines.filter(
    ({ own, other, hasOtherFigures }) => own !== null && (other === null || hasOtherFigures),
  );
  const text = [`${before.source.title}: ${before.title}`, ...fresh.map(({ own }) => `– ${own}`)].join('\n');
  const source = `${attributionOfItem(before)} ${before.original_url}`;
  const note = `${text.slice(0, MAX_NOTE - source.length - 2)}\n${source}`;
  await createNote(call, {
    postId: body.postId,
    kind: 'NOTE',
    text: note,
    mentions: [],
    mustFix: false,
    saysFixed: false,
  });
  const change = { state: 'MERGED' as const, post_id: body.postId, ...reviewedBy(call, now) };
  const after = await changeItem(db, before, change, { by: caller, now });
  await auditItem(call, 'merge', { before, after });
  return after;
}
