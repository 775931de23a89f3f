import type { SecretBox } from '#server/core/auth/secret-box.ts';

/** What the calls about sign-in and the own account need from outside. */
export interface AccountDependencies {
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}
