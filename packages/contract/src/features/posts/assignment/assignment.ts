import * as z from 'zod/mini';
import { bulkResult } from '../../../core/bulk.ts';
import { contentId, version } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { postRow } from '../post.ts';

/** The message that comes with an assignment. */
export const ASSIGN_TEXT_MOST = 500;
const assignText = longText({ max: ASSIGN_TEXT_MOST });

export const postAssign = z.strictObject({
  version,
  /** Null: unassigned; due time and message are removed too. */
  assigneeId: z.nullable(contentId),
  /** Absent: unchanged; null: none. */
  dueTime: z.optional(z.nullable(instant)),
  /** Absent: unchanged for the same editor, none for a new one. */
  text: z.optional(assignText),
});
export type PostAssign = z.output<typeof postAssign>;

/** The most posts that one hand-over moves. */
export const HAND_OVER_MOST = 200;

/**
 * Why a post belongs to a user at the end of their shift: they edit it, were assigned it, or scheduled it for today.
 */
const HAND_OVER_REASONS = ['editing', 'given', 'scheduled'] as const;
export type HandOverReason = (typeof HAND_OVER_REASONS)[number];

const handOverItem = z.object({ ...postRow.shape, why: z.enum(HAND_OVER_REASONS) });
export type HandOverItem = z.output<typeof handOverItem>;

/** `total` also counts posts beyond the maximum. */
export const handOverItems = z.object({ items: z.array(handOverItem), total: z.number() });

export const handOver = z.strictObject({
  toUserId: contentId,
  text: assignText,
  /** Absent: all posts of the caller. */
  posts: z.optional(
    z
      .array(z.strictObject({ id: contentId, version }))
      .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(HAND_OVER_MOST, { error: 'tooMany' })),
  ),
});
export type HandOver = z.output<typeof handOver>;

/** `id` identifies the hand-over to undo it; null if nothing could be moved. */
export const handOverResult = z.object({ ...bulkResult.shape, id: z.nullable(z.string()) });
export type HandOverResult = z.output<typeof handOverResult>;
