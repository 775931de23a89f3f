import * as z from 'zod/mini';
import { bulkIds } from '../../../core/bulk.ts';
import { contentId, version } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { MAX_CLAIMED, MAX_CONTENT, MAX_NOTE, MAX_REPLY, MIN_CONTENT } from '../comment-limits.ts';
import { commentFilter } from '../comment-list.ts';
import { COMMENT_DECISIONS, rejectCode } from '../comment-states.ts';

export const seen = { version };

export const commentDecisionBody = z.strictObject({
  ...seen,
  action: z.enum(COMMENT_DECISIONS, { error: 'choice' }),
  /** Of a rejection. */
  code: z.optional(rejectCode),
  /** The reason in words; required for OTHER. */
  text: z._default(longText({ max: MAX_NOTE }), ''),
});

export const commentEditBody = z.strictObject({
  ...seen,
  content: z.optional(longText({ min: MIN_CONTENT, max: MAX_CONTENT })),
  note: z.optional(longText({ max: MAX_NOTE })),
  /** Approve it in the same step: for "mend and let through". */
  approve: z._default(z.boolean({ error: 'type' }), false),
});
export type CommentEditBody = z.output<typeof commentEditBody>;

export const commentReplyBody = z.strictObject({
  ...seen,
  /** Empty: the reply is taken back. */
  text: longText({ max: MAX_REPLY }),
  orgName: z._default(oneLine({ max: 80 }), ''),
});
export type CommentReplyBody = z.output<typeof commentReplyBody>;

/** WEEK: EDITOR and up. MONTH and FOREVER need `comment.ban`. */
export const banLength = z.enum(['WEEK', 'MONTH', 'FOREVER'], { error: 'choice' });
export type BanLength = z.output<typeof banLength>;
export const banBody = z.strictObject({
  /** The sender of this comment. */
  commentId: contentId,
  length: banLength,
  reason: longText({ min: 1, max: MAX_NOTE }),
});
export type BanBody = z.output<typeof banBody>;

export const authorityRequestBody = z.strictObject({
  ...seen,
  orderRef: oneLine({ min: 1, max: 100 }),
  issuer: oneLine({ min: 1, max: 200 }),
  text: z._default(longText({ max: MAX_NOTE }), ''),
});
export type AuthorityRequestBody = z.output<typeof authorityRequestBody>;

export const correctionBody = z.strictObject({
  ...seen,
  /** What is wrong, for whoever mends the post; empty: the comment itself. */
  text: z._default(longText({ max: MAX_NOTE }), ''),
});
export type CorrectionBody = z.output<typeof correctionBody>;

export const senderNoteBody = z.strictObject({ ...seen, text: longText({ max: MAX_NOTE }) });

export const claimBody = z.strictObject({
  ids: z
    .array(contentId, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_CLAIMED, { error: 'tooMany' })),
});

/** What can be done to many comments at once. */
const bulkAction = z.enum(['approve', 'reject', 'spam', 'hide', 'unhide', 'keep', 'reconsider', 'delete'], {
  error: 'choice',
});
export type CommentBulkAction = z.output<typeof bulkAction>;
const bulkChange = {
  action: bulkAction,
  code: z.optional(rejectCode),
  /** Reason of a rejection or deletion. */
  text: z._default(longText({ max: MAX_NOTE }), ''),
};
export const commentBulkBody = z.strictObject({ ids: bulkIds, ...bulkChange });
export type CommentBulkBody = z.output<typeof commentBulkBody>;

export const commentBulkSearchBody = z.strictObject({
  filter: commentFilter,
  ...bulkChange,
  /** How many the caller saw; another number is refused, so that nobody changes more than they looked at. */
  expected: z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(1, { error: 'tooSmall' }), z.lte(1_000_000, { error: 'tooBig' })),
});
export type CommentBulkSearchBody = z.output<typeof commentBulkSearchBody>;

export const secondLookBody = z.strictObject({
  agrees: z.boolean({ error: 'type' }),
  text: z._default(longText({ max: MAX_NOTE }), ''),
});
