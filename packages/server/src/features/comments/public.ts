export { foldCommentCounts, foldTargetCounts } from './list/comment-count-store.ts';
export { type LinkMailDependencies, linkMailJobs } from './readers/mailing/link-mail-jobs.ts';
export { readerCommentRoutes } from './readers/reader-comment-routes.ts';
export type { ReaderCommentDependencies } from './readers/reader-dependencies.ts';
export { findReaderTarget } from './readers/reader-target.ts';
export { readCommentPage } from './readers/reader-thread.ts';
export { tidyReaderComments } from './readers/tidy-reader-comments.ts';
export { receiveComment } from './receiving/receive-comment.ts';
export type { CommentReceipt, PastComment, ReceivedComment } from './receiving/received-comment.ts';
export { reportComment } from './receiving/report-comment.ts';
export { countCommentsOn, takeBackComments } from './receiving/take-back-store.ts';
export { readCommentContactDays } from './rules/comment-rules-store.ts';
export {
  eraseCommentsOfPerson,
  forgetSendersOfPerson,
  heldComments,
  unpublishCommentsOfPerson,
} from './senders/held-comments-store.ts';
export { type KeyOf, senderKeyOf } from './senders/sender-key.ts';
