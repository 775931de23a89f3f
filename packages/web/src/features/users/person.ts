import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';

/** An account as lists and forms of the console know it: every row there has an `id`. */
export interface Person extends UserAccount {
  readonly id: string;
}

export function toPerson<Account extends UserAccount>(account: Account): Account & Person {
  return { ...account, id: account.userId };
}

/** Only accounts of people have one that means something. */
export function hasRole(accountType: AccountType): boolean {
  return accountType === 'user' || accountType === 'author';
}
