import { ROLES } from '@toasoan/contract/access/role-names.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { ACCOUNT_TYPES } from '@toasoan/contract/features/users/user.ts';
import type { UserListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { STATUSES } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';

/** Everything the list call can narrow down by. */
export function UserFilters({ address }: { readonly address: ListAddress<UserListQuery> }) {
  const { t } = useTranslation('users');
  const { query, change } = address;
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? [] : [String(value)]);
  return (
    <>
      <FilterSelect
        label={t('column.accountType')}
        multiple
        options={ACCOUNT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        values={query.accountType ?? []}
        onChange={(accountType) => change({ accountType })}
      />
      <FilterSelect
        label={t('column.role')}
        multiple
        options={ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role][currentLanguage()] }))}
        values={query.role ?? []}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label={t('column.status')}
        options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        values={query.status ? [query.status] : []}
        onChange={([status]) => change({ status })}
      />
      <FilterSelect
        label={t('filter.tick')}
        options={[
          { value: 'true', label: t('tick.yes') },
          { value: 'false', label: t('tick.no') },
        ]}
        values={yesOrNo(query.tick)}
        onChange={([tick]) => change({ tick })}
      />
      <FilterSelect
        label={t('column.secondFactor')}
        options={[
          { value: '1', label: t('secondFactor.on') },
          { value: '0', label: t('secondFactor.off') },
        ]}
        values={query.verifyType === undefined ? [] : [String(query.verifyType)]}
        onChange={([verifyType]) => change({ verifyType })}
      />
    </>
  );
}
