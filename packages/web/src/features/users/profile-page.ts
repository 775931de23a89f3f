import type { AccountType } from '@toasoan/contract/features/users/user.ts';

const ALL_ACCOUNTS = '/manager_user/manager_user_account';
/** The list of each kind of account; organizations and enterprises lie within all accounts. */
const LISTS: Readonly<Record<AccountType, string>> = {
  user: ALL_ACCOUNTS,
  author: '/manager_user/manager_account_author',
  event: '/manager_user/manager_account_event',
  figure: '/manager_user/manager_account_figure',
  destination: '/manager_user/manager_account_destination',
  organization: `${ALL_ACCOUNTS}/organization`,
  enterprise: `${ALL_ACCOUNTS}/enterprise`,
};

export function listOfKind(type: AccountType): string {
  return LISTS[type];
}

/** The page of an account with a profile; undefined for people who sign in. */
export function profilePage(type: AccountType, id: string): string | undefined {
  if (type === 'user') return undefined;
  return `${isBody(type) ? ALL_ACCOUNTS : LISTS[type]}/edit/${id}`;
}

/** Its page has one address, whichever of the two it is. */
function isBody(type: AccountType): boolean {
  return type === 'organization' || type === 'enterprise';
}

/** The kind whose list or page an address is; the page of a body names no kind. */
export function kindAt(pathname: string): Exclude<AccountType, 'user'> {
  const [kind] =
    Object.entries(LISTS).find(([one, list]) => one !== 'user' && pathname.startsWith(list)) ?? [];
  return (kind as Exclude<AccountType, 'user'> | undefined) ?? 'organization';
}

/** In the address of an account's page: it opens with the question whether to delete it. */
export const REMOVAL_ASKED = 'remove';
