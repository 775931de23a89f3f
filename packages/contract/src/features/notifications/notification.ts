import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { queryBoolean, queryInt } from '../../core/paging.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';

/** More are counted as this many and one: "99+". */
export const MOST_COUNTED = 99;
/** Kept so long after they were read, and when nobody ever read them. */
export const READ_DAYS = 90;
export const UNREAD_DAYS = 180;
/** Together, many of one kind about one post by one person become one. */
export const FOLDED_MINUTES = 10;

const MOST_AT_ONCE = 100;

const notificationKind = z.enum(NOTIFICATION_KINDS, { error: 'choice' });

export const notification = z.object({
  id: z.string(),
  kind: notificationKind,
  projectId: z.string(),
  postId: z.string(),
  /** The note or answer that it is about, newest of several; null for none. */
  noteId: z.nullable(z.string()),
  /** What the post is called now. */
  title: z.string(),
  /** '' when the product itself did it. */
  actorName: z.string(),
  /** A reason, words of a note; '' for none. */
  text: z.string(),
  /** Until when it is to be done. */
  dueTime: z.nullable(z.string()),
  /** How often it happened in a row; of a hand-over, how many posts it was. */
  count: z.number(),
  makeTime: z.string(),
  readTime: z.nullable(z.string()),
});
export type Notification = z.output<typeof notification>;

/** Newest first; `before` is the id of the last one that is known. */
export const notificationQuery = z.strictObject({
  before: z.optional(contentId),
  unread: z.optional(queryBoolean),
  limit: z._default(queryInt({ min: 1, max: 50 }), 20),
});
export type NotificationQuery = z.output<typeof notificationQuery>;

export const notificationPage = z.object({
  items: z.array(notification),
  hasMore: z.boolean(),
});

/** One above `MOST_COUNTED` says that there are more. */
export const unreadCount = z.object({ count: z.number() });

export const markRead = z.strictObject({
  ids: z
    .array(contentId, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MOST_AT_ONCE, { error: 'tooMany' })),
});
/** The newest one that the person has seen; what came later stays unread. */
export const markAllRead = z.strictObject({ upTo: contentId });
