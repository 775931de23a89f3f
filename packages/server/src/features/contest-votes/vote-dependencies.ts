import type { LinkTokens } from '#server/core/auth/link-token.ts';

/** Dependencies of what readers do with their votes, beside the database. */
export interface VoteDependencies {
  readonly tokens: LinkTokens;
  readonly now: () => Date;
  /** The product has a mail server: without one nobody can verify an address, and voting does not open. */
  readonly mails: boolean;
  /** Turns what could name a person into a key that names nobody. */
  readonly keys: (what: string) => Buffer;
}
