import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';

/** An account as lists and forms of the console expect it: every row has an `id`. */
export interface Person extends UserAccount {
  readonly id: string;
}

export function toPerson<Account extends UserAccount>(account: Account): Account & Person {
  return { ...account, id: account.userId };
}

/** Meaningful only for accounts of people. */
export function hasRole(accountType: AccountType): boolean {
  return accountType === 'user' || accountType === 'author';
}
