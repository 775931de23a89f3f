import { createSecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type CommentReceipt,
  type KeyOf,
  type PastComment,
  type ReceivedComment,
  receiveComment,
  senderKeyOf,
} from '#server/features/comments/public.ts';
import { aNumber } from './a-number.ts';

/** As the test server's, so that its calls open what is sealed here. */
const SECRET_KEY = 'a-key-for-tests-that-is-long-enough';
const secretBox = createSecretBox({ current: SECRET_KEY });

/** Tells names apart, and nothing more. */
const keyOf: KeyOf = (what) => Buffer.from(what.padEnd(18).slice(-18));

export interface CommentOptions extends Partial<Omit<ReceivedComment, 'past'>> {
  /** A name for a sender; the same name is the same sender. */
  readonly sender?: string;
  /** Given: it is brought in with this state, and no rule is asked. */
  readonly state?: PastComment['state'];
  readonly sentTime?: PastComment['sentTime'];
  readonly now?: Date;
}

/** Receives a comment on a post as a reader's, by default from a new sender. */
export async function receive(
  db: Db,
  projectId: string,
  postId: string,
  { sender = `Bạn đọc ${aNumber()}`, state, sentTime, now = new Date(), ...options }: CommentOptions = {},
): Promise<CommentReceipt> {
  const comment: ReceivedComment = {
    targetType: 'POST',
    targetId: postId,
    parentId: null,
    senderName: sender,
    senderKey: senderKeyOf(keyOf, {
      email: '',
      readerKey: sender,
    }),
    email: '',
    emailVerified: false,
    phoneVerified: false,
    content: `Bài viết rất hay và bổ ích, số ${aNumber()}`,
    address: '113.161.72.9',
    userAgent: '',
    idempotencyKey: null,
    ...options,
    ...(state && { past: { state, sentTime: sentTime ?? now } }),
  };
  return await db
    .transaction()
    .execute((tx) => receiveComment(tx, projectId, comment, { secretBox, now: () => now }));
}

/** A comment in this state; returns its id. */
export async function aComment(
  db: Db,
  projectId: string,
  postId: string,
  options: CommentOptions = {},
): Promise<string> {
  return (await receive(db, projectId, postId, { state: 'PENDING', ...options })).id;
}
