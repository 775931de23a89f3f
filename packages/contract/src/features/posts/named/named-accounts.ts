import type { AccountType } from '../../users/user.ts';

/** Fields of a post that name accounts which it is about, with the kinds that each of them may name. */
export const NAMED_ACCOUNTS = {
  figureIds: ['figure'],
  destinationIds: ['destination'],
  organizationIds: ['organization', 'enterprise', 'event'],
} as const satisfies Readonly<Record<string, readonly AccountType[]>>;
export type NamedAccountsField = keyof typeof NAMED_ACCOUNTS;
export const NAMED_ACCOUNTS_FIELDS = Object.keys(NAMED_ACCOUNTS) as readonly NamedAccountsField[];
