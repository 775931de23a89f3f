import type { AccountDetail } from '@toasoan/contract/features/accounts/account.ts';
import { accountPath, KINDS_WITH_PAGE } from '@toasoan/contract/features/accounts/account-path.ts';

type Shown = Pick<AccountDetail, 'userId' | 'kind' | 'displayName' | 'penName' | 'slug' | 'status' | 'state'>;

/** Where readers find an account; undefined for one without a page, or whose page is not public. */
export function sitePathOf({ userId: id, kind, displayName, penName, slug, status, state }: Shown) {
  // An author has no state: the page is there while the account is.
  const isPublic = status === 'ENABLE' && (state === null || state === 'PUBLISHED');
  if (!isPublic || !KINDS_WITH_PAGE.includes(kind)) return undefined;
  return accountPath({ id, kind, name: penName || displayName, slug });
}
