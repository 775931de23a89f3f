import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { queryBoolean, queryInt } from '../../core/paging.ts';
import { FIXED_KINDS, NOTIFICATION_KINDS } from './notification-kinds.ts';

/** Higher counts are reported as this number plus one: "99+". */
export const MOST_COUNTED = 99;
/** Retention after reading, and of those never read. */
export const READ_DAYS = 90;
export const UNREAD_DAYS = 180;
/** Several of one kind about one post by one user are merged into one. */
export const FOLDED_MINUTES = 10;

const MOST_AT_ONCE = 100;

const notificationKind = z.enum([...NOTIFICATION_KINDS, ...FIXED_KINDS], { error: 'choice' });

/** What notifications are about besides posts, events, pages and accounts. */
const requestOf = z.enum([
  'correctionRequest',
  'dataRequest',
  'webhook',
  'menu',
  'footer',
  'layout',
  'parserSource',
  'parserTemplate',
  'crawledItem',
  'apiKey',
  'contest',
]);
export type RequestOf = z.output<typeof requestOf>;

export const notification = z.object({
  id: z.string(),
  kind: notificationKind,
  projectId: z.string(),
  /** Null: about an account. */
  postId: z.nullable(z.string()),
  /** The account of somebody else that it is about; null: a post, or the reader's own account. */
  accountId: z.nullable(z.string()),
  /** The event that it is about; null for none. */
  eventId: z.nullable(z.string()),
  /** The static page that it is about; null for none. */
  pageId: z.nullable(z.string()),
  /** The request of a reader, the webhook, the menu, the footer, the layout, the API key or the part of the crawler that it is about; null for none. */
  request: z.nullable(z.object({ of: requestOf, id: z.string() })),
  /** The note or answer it concerns, the newest of several; null for none. */
  noteId: z.nullable(z.string()),
  /** The current title of the post, or the name of the account's person. */
  title: z.string(),
  /** '' if the product did it. */
  actorName: z.string(),
  /** A reason or the words of a note; '' for none. */
  text: z.string(),
  /** The due time. */
  dueTime: z.nullable(z.string()),
  /** How often it happened in a row; for a hand-over, the number of posts. */
  count: z.number(),
  makeTime: z.string(),
  readTime: z.nullable(z.string()),
});
export type Notification = z.output<typeof notification>;

/** Newest first; `before` is the id of the last known one. */
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

/** One above `MOST_COUNTED` means that there are more. */
export const unreadCount = z.object({ count: z.number() });

export const markRead = z.strictObject({
  ids: z
    .array(contentId, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MOST_AT_ONCE, { error: 'tooMany' })),
});
/** The newest one that the user has seen; later ones stay unread. */
export const markAllRead = z.strictObject({ upTo: contentId });
