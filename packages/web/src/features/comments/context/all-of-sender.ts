import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { QueueAddress } from '../queue/queue-address.ts';

/** The way to all comments of a sender. */
export interface AllOfSender {
  readonly href: string;
  readonly follow: () => void;
}

/** Whoever sent this comment. */
export function allOfSender({ href, change }: QueueAddress, { id }: Pick<CommentRow, 'id'>): AllOfSender {
  const changes = { view: 'all', senderOf: id, open: null };
  return { href: href(changes), follow: () => change(changes) };
}
