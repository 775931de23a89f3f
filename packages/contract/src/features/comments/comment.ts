import * as z from 'zod/mini';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { commentState, commentTargetType, rejectCode, reportReason } from './comment-states.ts';
import { finding } from './rules/finding.ts';

const person = z.object({ userId: z.nullable(z.string()), name: z.string() });

/** The newsroom's answer, shown below the comment. */
export const officialReply = z.object({
  text: z.string(),
  /** As readers see it: the desk or the newsroom. */
  orgName: z.string(),
  by: person,
  time: z.string(),
});
export type OfficialReply = z.output<typeof officialReply>;

export const slaKind = z.enum(['REPORT', 'AUTHORITY']);
export type SlaKind = z.output<typeof slaKind>;

/** What became of a correction that a comment asked for. */
export const correctionState = z.enum(['OPEN', 'MENDED']);
export type CorrectionState = z.output<typeof correctionState>;

/** The sender in numbers, over all their comments in the project. */
const senderRecord = z.object({
  total: z.number(),
  approved: z.number(),
  rejected: z.number(),
  spam: z.number(),
  /** Their first comment. */
  since: z.string(),
});

export const commentRow = z.object({
  id: z.string(),
  targetType: commentTargetType,
  targetId: z.string(),
  targetTitle: z.string(),
  parentId: z.nullable(z.string()),
  /** The first comment of its thread; its own id if it is that. */
  threadId: z.string(),
  depth: z.number(),
  /** Whom it answers; '' if nobody. */
  parentName: z.string(),
  senderName: z.string(),
  /** Masked: h•••@gmail.com. '' if none is kept. */
  emailHint: z.string(),
  /** Masked: 113.161.•••.•••. '' if none is kept. */
  addressHint: z.string(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  /** '' when deleted. */
  content: z.string(),
  isEdited: z.boolean(),
  lang: z.enum(RECORD_LANGUAGES),
  state: commentState,
  /** Places count in the content as it was sent; an edited comment has none. */
  findings: z.array(finding),
  rejectCode: z.nullable(rejectCode),
  rejectText: z.string(),
  note: z.string(),
  likeCount: z.number(),
  dislikeCount: z.number(),
  /** Open reports. */
  reportCount: z.number(),
  isPinned: z.boolean(),
  isPick: z.boolean(),
  officialReply: z.nullable(officialReply),
  /** Drafted when a correction was mended, for somebody to send. */
  replyDraft: z.string(),
  correction: z.nullable(correctionState),
  slaDue: z.nullable(z.string()),
  slaKind: z.nullable(slaKind),
  /** In somebody's hands until `claimUntil`. */
  claimedBy: z.nullable(person),
  claimUntil: z.nullable(z.string()),
  moderatedBy: z.nullable(person),
  moderatedTime: z.nullable(z.string()),
  sender: senderRecord,
  /** When the reader sent it. */
  sentTime: z.string(),
  version: z.number(),
});
export type CommentRow = z.output<typeof commentRow>;

/** One comment of the thread, to be read beside the one in hand. */
const threadComment = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  depth: z.number(),
  senderName: z.string(),
  content: z.string(),
  state: commentState,
  likeCount: z.number(),
  officialReply: z.nullable(officialReply),
  sentTime: z.string(),
});

export const commentReport = z.object({
  id: z.string(),
  by: z.enum(['READER', 'AUTHORITY']),
  reason: reportReason,
  text: z.string(),
  /** Of an authority's request. */
  orderRef: z.string(),
  issuer: z.string(),
  time: z.string(),
  closedTime: z.nullable(z.string()),
});
export type CommentReport = z.output<typeof commentReport>;

export const commentBan = z.object({
  id: z.string(),
  senderName: z.string(),
  reason: z.string(),
  /** Null: for ever. */
  until: z.nullable(z.string()),
  by: person,
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  endedBy: z.nullable(person),
  version: z.number(),
});
export type CommentBan = z.output<typeof commentBan>;

const loggedStep = z.object({
  verb: z.string(),
  fromState: z.nullable(commentState),
  toState: commentState,
  rejectCode: z.nullable(rejectCode),
  text: z.string(),
  /** Null: the system. */
  by: z.nullable(person),
  time: z.string(),
});

export const commentDetail = z.object({
  ...commentRow.shape,
  /** As the reader wrote it; null if nobody edited it. */
  contentOriginal: z.nullable(z.string()),
  device: z.string(),
  /** Of the target. */
  target: z.object({
    isOpen: z.boolean(),
    commentCount: z.number(),
    slug: z.string(),
  }),
  thread: z.array(threadComment),
  reports: z.array(commentReport),
  moves: z.array(loggedStep),
  ban: z.nullable(commentBan),
  /** Other senders with the same browser behind the same network. */
  sameDevice: z.array(z.object({ commentId: z.string(), senderName: z.string(), isBanned: z.boolean() })),
  /** What moderators wrote about the sender. */
  senderNote: z.object({
    text: z.string(),
    by: z.string(),
    time: z.nullable(z.string()),
    version: z.number(),
  }),
  /** The note on the post that a correction opened. */
  correctionNote: z.nullable(z.object({ postId: z.string(), noteId: z.string(), isResolved: z.boolean() })),
});
export type CommentDetail = z.output<typeof commentDetail>;

/** Shown on request to ADMIN and up, with a row in the audit log. */
export const commentPersonal = z.object({
  email: z.string(),
  address: z.string(),
  userAgent: z.string(),
  /** Of a deleted comment: what it said. */
  deletedText: z.string(),
  /** As the reader wrote it, where the lists show it masked; else empty. */
  content: z.string(),
});
export type CommentPersonal = z.output<typeof commentPersonal>;
