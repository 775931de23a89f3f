import * as z from 'zod/mini';
import { queryInt } from '../../core/paging.ts';
import { commentTargetType, rejectCode } from './comment-states.ts';
import { heldRule } from './rules/finding.ts';

export const commentStatisticsQuery = z.strictObject({
  days: z._default(queryInt({ min: 1, max: 90 }), 30),
});

const share = z.object({ looks: z.number(), agreed: z.number() });

export const commentStatistics = z.object({
  /** Calendar days in Asia/Ho_Chi_Minh, the oldest first. */
  days: z.array(
    z.object({
      day: z.string(),
      received: z.number(),
      approved: z.number(),
      rejected: z.number(),
      spam: z.number(),
    }),
  ),
  /** 24 numbers: comments of each hour today, and the average of the three days before. */
  hoursToday: z.array(z.number()),
  hoursBefore: z.array(z.number()),
  rejections: z.array(z.object({ code: rejectCode, count: z.number() })),
  /** Comments that a rule held, and what became of them; the others are hidden or deleted. */
  rules: z.array(
    z.object({
      rule: heldRule,
      count: z.number(),
      approved: z.number(),
      refused: z.number(),
      waiting: z.number(),
    }),
  ),
  /** With the second looks at a person's rejections. */
  people: z.array(
    z.object({ name: z.string(), decisions: z.number(), rejected: z.number(), ...share.shape }),
  ),
  targets: z.array(
    z.object({
      targetType: commentTargetType,
      targetId: z.string(),
      title: z.string(),
      count: z.number(),
    }),
  ),
  /** Half of the comments were decided faster; null without any. */
  medianMinutes: z.nullable(z.number()),
  agreement: share,
});
export type CommentStatistics = z.output<typeof commentStatistics>;
