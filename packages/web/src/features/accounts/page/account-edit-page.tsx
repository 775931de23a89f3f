import { useLocation } from 'react-router';
import { kindAt } from '#web/features/users/public-people.ts';
import { AccountLoader } from './account-loader.tsx';

/** A new account of the kind that the address names, or the account of its id. */
export function AccountEditPage() {
  return <AccountLoader kind={kindAt(useLocation().pathname)} />;
}
