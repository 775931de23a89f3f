import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { KeyOf } from '../senders/sender-key.ts';

/** What the calls of readers need from the rest of the product. */
export interface ReaderCommentDependencies {
  readonly keys: KeyOf;
  readonly secretBox: SecretBox;
  readonly tokens: LinkTokens;
  /** Links can be mailed. */
  readonly mails: boolean;
  readonly now: () => Date;
}
