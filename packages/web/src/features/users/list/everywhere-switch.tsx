import type { UserListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import styles from './user-columns.module.css';

/** People of every project and of none; only SUPPER_ADMIN reads them. */
export function EverywhereSwitch({ address }: { readonly address: ListAddress<UserListQuery> }) {
  const { t } = useTranslation('users');
  const id = useId();
  const readsAll = useAuth(({ role }) => role === 'SUPPER_ADMIN');
  if (!readsAll) return null;
  return (
    <span className={styles.everywhere}>
      <label htmlFor={id}>{t('filter.everywhere')}</label>
      <Switch
        id={id}
        value={address.query.scope === 'all'}
        onChange={(everywhere) => address.change({ scope: everywhere ? 'all' : null })}
      />
    </span>
  );
}
