export { foldCommentCounts, foldTargetCounts } from './list/comment-count-store.ts';
export { receiveComment } from './receiving/receive-comment.ts';
export type { CommentReceipt, PastComment, ReceivedComment } from './receiving/received-comment.ts';
export { reportComment } from './receiving/report-comment.ts';
export { type KeyOf, senderKeyOf } from './senders/sender-key.ts';
