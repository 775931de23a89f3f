import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import type { CommentReceipt, ReceivedComment } from '../receiving/received-comment.ts';
import type { KeyOf } from '../senders/sender-key.ts';
import type { ReadableKinds } from './reader-target.ts';

/** What the calls of readers need from the rest of the product. */
export interface ReaderCommentDependencies {
  readonly keys: KeyOf;
  readonly secretBox: SecretBox;
  readonly tokens: LinkTokens;
  /** Links can be mailed. */
  readonly mails: boolean;
  readonly kinds: ReadableKinds;
  readonly now: () => Date;
  readonly receive: (tx: Db, projectId: string, comment: ReceivedComment) => Promise<CommentReceipt>;
}
