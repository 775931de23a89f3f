import * as z from 'zod/mini';

/**
 * Tells open consoles what has changed, so that they read it again. A notice names a thing without its content: each
 * reader gets what they may see.
 *
 * - `post`: text, state or assignment of a post.
 * - `presence`: the users who have a post open, and the holder of its edit lock.
 * - `textAsked`: the page that writes a post should keep its unsaved text now: `editingSession` is about to take over.
 * - `textGiven`: the page `editingSession` has done so, for the one that asked.
 * - `lockAsked`: the page `editingSession` asks the person who writes to give the post back.
 * - `notes`: notes and comments of a post.
 * - `comments`: comments of the project came in or were decided; counts and queues differ.
 * - `notifications`: the user's own notification centre.
 * - `event`, `eventPresence`, `eventTextAsked`, `eventTextGiven`, `eventLockAsked`: the same of an event.
 * - `page`, `pagePresence`, `pageTextAsked`, `pageTextGiven`, `pageLockAsked`: the same of a static page.
 * - `crawledItem`: texts of other sites came in or were decided; the review queue differs.
 * - `translation`: paragraphs, state or approval of a translation.
 * - `translationSuggestion`: readers suggest a better translation, or one was decided; badge and inbox differ.
 * - `jury`: a score, a turn or a round of a jury; the board of the round differs.
 * - `rights`: what the user may do, or their projects: `me` answers otherwise now.
 */
export const NOTICE_KINDS = [
  'post',
  'presence',
  'textAsked',
  'textGiven',
  'lockAsked',
  'notes',
  'comments',
  'notifications',
  'rights',
  'event',
  'eventPresence',
  'eventTextAsked',
  'eventTextGiven',
  'eventLockAsked',
  'page',
  'pagePresence',
  'pageTextAsked',
  'pageTextGiven',
  'pageLockAsked',
  'crawledItem',
  'translation',
  'translationSuggestion',
  'jury',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const notice = z.object({
  id: z.string(),
  projectId: z.nullable(z.string()),
  kind: z.enum(NOTICE_KINDS),
  /** The post it concerns; null if it concerns the user. */
  thingId: z.nullable(z.string()),
  /** The editing session that caused it, which already knows. */
  editingSession: z.nullable(z.string()),
});
export type Notice = z.output<typeof notice>;
