import type { CommentState, CommentTargetType } from '@toasoan/contract/features/comments/comment-states.ts';
import type { Finding } from '@toasoan/contract/features/comments/rules/finding.ts';

/** A comment as it arrives: from a reader, or from another system with its past. */
export interface ReceivedComment {
  readonly targetType: CommentTargetType;
  readonly targetId: string;
  readonly parentId: string | null;
  readonly senderName: string;
  /** By `senderKeyOf`. */
  readonly senderKey: Buffer;
  /** '' where the reader gave none. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  /** Cleaned by `longText`: NFC, without invisible characters. */
  readonly content: string;
  readonly address: string;
  readonly userAgent: string;
  /** The key that the sender has without an e-mail: the same browser behind the same network. Absent for what is brought in. */
  readonly deviceKey?: Buffer;
  /** The same key again answers with the comment that it made. */
  readonly idempotencyKey: string | null;
  /** Present for what is brought in: no rule, ban or limit decides, and it may lie in the past. */
  readonly past?: PastComment;
}

export interface PastComment {
  readonly state: CommentState;
  readonly sentTime: Date;
  readonly likeCount?: number;
  readonly dislikeCount?: number;
}

export interface CommentReceipt {
  readonly id: string;
  readonly state: CommentState;
  /** False: the same idempotency key has made it before. */
  readonly isNew: boolean;
  readonly findings: readonly Finding[];
}
