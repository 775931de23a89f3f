import * as z from 'zod/mini';
import { bulkResult } from '../../../core/bulk.ts';
import { contentId, version } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { postRow } from '../post.ts';

/** The word that comes with a post. */
export const ASSIGN_TEXT_MOST = 500;
export const assignText = longText({ max: ASSIGN_TEXT_MOST });

export const postAssign = z.strictObject({
  version,
  /** Null: nobody any more; with it go the due time and the word. */
  assigneeId: z.nullable(contentId),
  /** Absent: as it is; null: none. */
  dueTime: z.optional(z.nullable(instant)),
  /** Absent: as it is for who has the post, none for somebody new. */
  text: z.optional(assignText),
});
export type PostAssign = z.output<typeof postAssign>;

/** More posts are not handed over at once. */
export const HAND_OVER_MOST = 200;

/** Why a post is somebody's at the end of their shift: they edit it, were given it, or set its time for today. */
const HAND_OVER_REASONS = ['editing', 'given', 'scheduled'] as const;
export type HandOverReason = (typeof HAND_OVER_REASONS)[number];

const handOverItem = z.object({ ...postRow.shape, why: z.enum(HAND_OVER_REASONS) });
export type HandOverItem = z.output<typeof handOverItem>;

/** `total` also counts what is beyond the most that goes at once. */
export const handOverItems = z.object({ items: z.array(handOverItem), total: z.number() });

export const handOver = z.strictObject({
  toUserId: contentId,
  text: assignText,
  /** Absent: all that is the caller's. */
  posts: z.optional(
    z
      .array(z.strictObject({ id: contentId, version }))
      .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(HAND_OVER_MOST, { error: 'tooMany' })),
  ),
});
export type HandOver = z.output<typeof handOver>;

/** `id` names it to take it back; null when nothing could be moved. */
export const handOverResult = z.object({ ...bulkResult.shape, id: z.nullable(z.string()) });
export type HandOverResult = z.output<typeof handOverResult>;
