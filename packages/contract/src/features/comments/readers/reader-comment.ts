import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { readerEmail, readerFields, readerParams } from '../../../core/reader-fields.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { LANGUAGES } from '../../../vocabulary/language.ts';
import {
  MAX_CONTENT,
  MAX_REPORT_TEXT,
  MAX_SENDER_NAME,
  MIN_CONTENT,
  MIN_SENDER_NAME,
} from '../comment-limits.ts';
import { reportReason } from '../comment-states.ts';
import { commentSort } from '../rules/comment-rules.ts';

/** What is commented on, as addresses name it: `post-12`, `event-7`. */
export const targetName = z
  .string({ error: 'type' })
  .check(z.regex(/^(post|event)-[1-9]\d{0,17}$/, { error: 'pattern' }));

export const threadParams = z.strictObject({ ...readerParams, target: targetName });
export const readerCommentParams = z.strictObject({ ...readerParams, id: contentId });

/** Replies that come with each comment of the first level, and on one page of replies. */
export const REPLIES_PAGE = 30;
const MOST_PAGES = 500;

const pageNumber = z.pipe(
  z.pipe(
    z.string({ error: 'type' }).check(z.regex(/^[1-9]\d{0,2}$/, { error: 'pattern' })),
    z.transform(Number),
  ),
  z.number().check(z.lte(MOST_PAGES, { error: 'tooBig' })),
);

export const threadQuery = z.strictObject({
  /** Absent: as the project has it. */
  sort: z.optional(commentSort),
  page: z._default(pageNumber, 1),
});
export const repliesQuery = z.strictObject({ root: contentId, page: z._default(pageNumber, 1) });

const officialReply = z.object({ text: z.string(), orgName: z.string(), time: z.string() });

const shownComment = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  /** 0 to 2. */
  depth: z.number(),
  /** True: no longer shown, but answered by comments that are; name and text are then ''. */
  isGone: z.boolean(),
  authorName: z.string(),
  content: z.string(),
  createTime: z.string(),
  likeCount: z.number(),
  isPinned: z.boolean(),
  isEditorPick: z.boolean(),
  isEdited: z.boolean(),
  officialReply: z.nullable(officialReply),
});
export type ShownComment = z.output<typeof shownComment>;

export const repliesPage = z.object({ items: z.array(shownComment), hasMore: z.boolean() });

const shownThread = z.object({
  ...shownComment.shape,
  /** All that answer it, and the first of them in the order of reading. */
  replyCount: z.number(),
  replies: z.array(shownComment),
});
export type ShownThread = z.output<typeof shownThread>;

export const commentPage = z.object({
  sort: commentSort,
  total: z.number(),
  items: z.array(shownThread),
  hasMore: z.boolean(),
});
export type CommentPage = z.output<typeof commentPage>;

export const thread = z.object({
  /** False: it may be read, and nobody may write any more. */
  isOpen: z.boolean(),
  /** A comment counts once its e-mail address is confirmed. */
  needsEmail: z.boolean(),
  ...commentPage.shape,
});
export type Thread = z.output<typeof thread>;

const PHONE = /^\+?[0-9](?:[ .-]?[0-9]){8,14}$/;

export const sentComment = z.strictObject({
  ...readerFields,
  authorName: oneLine({ min: MIN_SENDER_NAME, max: MAX_SENDER_NAME }),
  email: z.optional(readerEmail),
  phone: z.optional(
    z.pipe(oneLine({ min: 1, max: 20 }), z.string().check(z.regex(PHONE, { error: 'pattern' }))),
  ),
  /** What the phone service of the site gave the reader's page; see INTAKE_PHONE_HOOK. */
  phoneToken: z.optional(oneLine({ min: 1, max: 500 })),
  content: longText({ min: MIN_CONTENT, max: MAX_CONTENT }),
  parentId: z.optional(contentId),
  lang: z._default(z.enum(LANGUAGES, { error: 'choice' }), 'vi'),
});

export const sentOutcome = z.object({
  /** Shown: among the others at once. WAITING: a moderator decides. CONFIRM: the mailed link comes first. */
  outcome: z.enum(['SHOWN', 'WAITING', 'CONFIRM']),
  /** With SHOWN. */
  comment: z.nullable(shownComment),
});

export const sentReport = z.strictObject({
  ...readerFields,
  reason: reportReason,
  text: z.optional(longText({ max: MAX_REPORT_TEXT })),
});

export const sentLike = z.strictObject({ ...readerFields, liked: z.boolean({ error: 'type' }) });

export const askedErasure = z.strictObject({ ...readerFields, email: readerEmail });
