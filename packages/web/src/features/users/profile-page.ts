import type { AccountType } from '@toasoan/contract/features/users/user.ts';

/** The list of each kind of account that has a profile; the kinds without one of their own stand among the accounts. */
const LISTS: Readonly<Partial<Record<AccountType, string>>> = {
  author: '/manager_user/manager_account_author',
  event: '/manager_user/manager_account_event',
  figure: '/manager_user/manager_account_figure',
  destination: '/manager_user/manager_account_destination',
};
const ALL_ACCOUNTS = '/manager_user/manager_user_account';

export function listOfKind(type: AccountType): string {
  return LISTS[type] ?? `${ALL_ACCOUNTS}?accountType=${type}`;
}

/** The page of an account with a profile; undefined for people who sign in. */
export function profilePage(type: AccountType, id: string): string | undefined {
  return type === 'user' ? undefined : `${LISTS[type] ?? ALL_ACCOUNTS}/edit/${id}`;
}

/** The kind whose list or page an address is; bodies stand among all accounts. */
export function kindAt(pathname: string): Exclude<AccountType, 'user'> {
  const [kind] = Object.entries(LISTS).find(([, list]) => pathname.startsWith(list)) ?? [];
  return (kind as Exclude<AccountType, 'user'> | undefined) ?? 'organization';
}
