import { ROYALTY_GROUPS } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { groupName } from '#web/features/posts/public-groups.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { SheetAddress } from '../sheet-address.ts';

const NAME = /^name:/;

/** By group, category, and the one person whose works are shown. */
export function SheetFilters({ address }: { readonly address: ListAddress<SheetAddress> }) {
  const { t } = useTranslation('royalties');
  const categories = useCategoryOptions();
  const { query, change } = address;
  return (
    <>
      <FilterSelect
        label={t('column.group')}
        multiple
        options={ROYALTY_GROUPS.map((group) => ({ value: group, label: groupName(group) }))}
        values={query.group ?? []}
        onChange={(group) => change({ group })}
      />
      <FilterSelect
        label={t('filter.category')}
        options={categories}
        values={query.categoryId === undefined ? [] : [query.categoryId]}
        onChange={([categoryId]) => change({ categoryId })}
      />
      {query.person !== undefined && (
        <Button size="compact" icon={<X size={14} />} onClick={() => change({ person: null })}>
          {NAME.test(query.person) ? query.person.replace(NAME, '') : t('filter.person')}
        </Button>
      )}
    </>
  );
}
