import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { queryBoolean, queryInt, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { commentRow } from './comment.ts';
import { commentState, commentTargetType } from './comment-states.ts';
import { heldRule } from './rules/finding.ts';

/** The tabs. `rejected` also has what is hidden for now; `all` has everything but what was deleted. */
export const COMMENT_VIEWS = ['waiting', 'reported', 'held', 'approved', 'rejected', 'spam', 'all'] as const;
export const commentView = z.enum(COMMENT_VIEWS, { error: 'choice' });
export type CommentView = z.output<typeof commentView>;

/** `due`: the closest due time first, then the oldest; in tabs where nothing is due, the newest first. */
export const commentOrder = z.enum(['due', 'oldest', 'newest', 'reports'], { error: 'choice' });
export type CommentOrder = z.output<typeof commentOrder>;

/** A calendar day in Asia/Ho_Chi_Minh. */
const day = z.iso.date({ error: 'pattern' });

const filters = {
  view: z._default(commentView, 'waiting'),
  /** Words of comment or sender without diacritics, a whole e-mail, the id of a post or comment. */
  text: z.optional(oneLine({ max: 200 })),
  targetType: z.optional(commentTargetType),
  targetId: z.optional(contentId),
  /** Posts of this category. */
  categoryId: z.optional(contentId),
  state: z.optional(queryList(commentState, 6)),
  rule: z.optional(queryList(heldRule, 10)),
  lang: z.optional(z.enum(RECORD_LANGUAGES, { error: 'choice' })),
  hasReply: z.optional(queryBoolean),
  hasReplyDraft: z.optional(queryBoolean),
  isOverdue: z.optional(queryBoolean),
  from: z.optional(day),
  to: z.optional(day),
  /** All comments of whoever sent this one. */
  senderOf: z.optional(contentId),
};

export const commentListQuery = z.strictObject({
  ...filters,
  order: z._default(commentOrder, 'due'),
  limit: z._default(queryInt({ min: 1, max: 100 }), 30),
  /** `next` of the page before it. */
  cursor: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/, { error: 'pattern' }))),
});
export type CommentListQuery = z.output<typeof commentListQuery>;

/** The same filters in a body, where bulk work names what it is about. */
export const commentFilter = z.strictObject({ ...filters, view: commentView });
export type CommentFilter = z.output<typeof commentFilter>;

/** The order in which a tab is read. */
export function orderIn(view: CommentView, order: CommentOrder): CommentOrder {
  const isQueue = view === 'waiting' || view === 'held' || view === 'reported';
  if (order === 'due' && !isQueue) return 'newest';
  return order === 'reports' && view !== 'reported' ? 'newest' : order;
}

export const commentPage = z.object({
  items: z.array(commentRow),
  /** Null on the last page. */
  next: z.nullable(z.string()),
});
export type CommentPage = z.output<typeof commentPage>;

const views = Object.fromEntries(COMMENT_VIEWS.map((view) => [view, z.number()])) as Record<
  CommentView,
  z.ZodMiniNumber
>;

export const commentCounts = z.object({
  ...views,
  /** Reports and requests past their due time, and those due within three hours. */
  overdue: z.number(),
  dueSoon: z.number(),
  /** Decisions of the caller since midnight in Asia/Ho_Chi_Minh. */
  mineToday: z.number(),
  /** Rejections that wait for the caller's second look. */
  secondLooks: z.number(),
  /** Replies drafted by mended corrections. */
  replyDrafts: z.number(),
});
export type CommentCounts = z.output<typeof commentCounts>;
