import { useLocation } from 'react-router';
import { kindAt } from '#web/features/users/public-people.ts';
import { AccountList } from './account-list.tsx';

/** The list that the address names. */
export function AccountListPage() {
  const kind = kindAt(useLocation().pathname);
  return <AccountList key={kind} kind={kind} />;
}
