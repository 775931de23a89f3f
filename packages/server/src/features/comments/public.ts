export { receiveComment } from './receiving/receive-comment.ts';
export type { CommentReceipt, PastComment, ReceivedComment } from './receiving/received-comment.ts';
export { type KeyOf, senderKeyOf } from './senders/sender-key.ts';
