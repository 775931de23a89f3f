import { useQuery } from '@tanstack/react-query';
import {
  ACCOUNT_GAPS,
  type AccountGap,
  type AccountListQuery,
} from '@toasoan/contract/features/accounts/account.ts';
import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { typeWords as wordsOfTypes } from '../account-queries.ts';
import { fieldLabel } from '../account-record.ts';
import { provinceOptions } from '../kinds/province-field.tsx';
import { typeText } from './type-text.ts';

interface AccountFiltersProps {
  readonly kind: ProfileKind;
  readonly address: ListAddress<Omit<AccountListQuery, 'kind'>>;
}

/** The filters of a kind: those that can tell its accounts apart. */
export function AccountFilters({ kind, address }: AccountFiltersProps) {
  const { t } = useTranslation('accounts');
  const { query, change } = address;
  const { typeWords } = accountKind(kind);
  const options = useTypeOptions(kind);
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? [] : [String(value)]);
  return (
    <>
      {options.length > 0 && (
        <FilterSelect
          label={typeWords === undefined ? t('column.type') : fieldLabel(typeWords)}
          multiple
          options={options}
          values={query.type ?? []}
          onChange={(type) => change({ type })}
        />
      )}
      {kind === 'author' ? (
        <FilterSelect
          label={t('filter.isLinked')}
          options={[
            { value: 'true', label: t('linked.yes') },
            { value: 'false', label: t('linked.no') },
          ]}
          values={yesOrNo(query.isLinked)}
          onChange={([isLinked]) => change({ isLinked })}
        />
      ) : (
        <>
          <FilterSelect
            label={t('column.province')}
            multiple
            options={provinceOptions()}
            values={query.provinceCode ?? []}
            onChange={(provinceCode) => change({ provinceCode })}
          />
          <FilterSelect
            label={t('filter.lacks')}
            multiple
            options={gapsOf(kind).map((gap) => ({ value: gap, label: t(`lacks.${gap}`) }))}
            values={query.lacks ?? []}
            onChange={(lacks) => change({ lacks })}
          />
        </>
      )}
      <FilterSelect
        label={t('filter.tick')}
        options={[
          { value: 'true', label: t('tick.yes') },
          { value: 'false', label: t('tick.no') },
        ]}
        values={yesOrNo(query.tick)}
        onChange={([tick]) => change({ tick })}
      />
      <StatusFilter address={address} />
    </>
  );
}

/** The choices of a kind, or the words in use. */
function useTypeOptions(kind: ProfileKind): readonly Option[] {
  const words = useQuery(wordsOfTypes(useProjectId(), kind)).data ?? [];
  return [
    ...accountKind(kind).types.map((type) => ({ value: type, label: typeText(kind, type) })),
    ...words.map(({ type, count }) => ({ value: type, label: `${type} (${formatNumber(count)})` })),
  ];
}

/** What accounts of the kind can lack. */
function gapsOf(kind: ProfileKind): readonly AccountGap[] {
  const { plain, pointOf, sourcesOf } = accountKind(kind);
  return ACCOUNT_GAPS.filter((gap) => {
    if (gap === 'coordinates') return pointOf(plain) !== undefined;
    if (gap === 'source') return sourcesOf(plain) !== undefined;
    return gap === 'picture';
  });
}
