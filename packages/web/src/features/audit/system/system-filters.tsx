import { SYSTEM_KIND_TEXTS, SYSTEM_KINDS } from '@toasoan/contract/core/system-kinds.ts';
import type { SystemLogQuery } from '@toasoan/contract/features/audit/system/system-log.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { PersonFilter } from '../person-filter.tsx';

/** Filters by person, kind and time; the address has the search box. */
export function SystemFilters({ address }: { readonly address: ListAddress<SystemLogQuery> }) {
  const { t } = useTranslation('audit');
  const { query, change } = address;
  const kinds = SYSTEM_KINDS.map((kind) => ({
    value: kind,
    label: SYSTEM_KIND_TEXTS[kind][currentLanguage()],
  }));
  return (
    <>
      <PersonFilter values={query.userIds ?? []} onChange={(userIds) => change({ userIds })} />
      <FilterSelect
        label={t('filter.action')}
        multiple
        options={kinds}
        values={query.kind ?? []}
        onChange={(kind) => change({ kind })}
      />
      <DateFilter
        label={t('column.when')}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
    </>
  );
}
