import type { SourceLink, SourceLinkListQuery } from '@toasoan/contract/features/source-links/source-link.ts';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { SourceFilter } from '#web/features/source-categories/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { actionOptions, targetOptions } from './words.ts';

interface FiltersProps {
  readonly page: ListPageState<SourceLink, SourceLinkListQuery>;
  readonly columns: readonly Column<SourceLink>[];
}

export function SourceLinkFilters({ page, columns }: FiltersProps) {
  const { t } = useTranslation('source-links');
  const categories = useCategoryOptions();
  const { query, change } = page.address;
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      tools={<ListTools name={page.name} columns={columns} />}
    >
      <SourceFilter
        label={t('column.source')}
        values={query.sourceId ?? []}
        onChange={(sourceId) => change({ sourceId: [...sourceId] })}
      />
      <FilterSelect
        label={t('column.target')}
        multiple
        options={categories}
        values={query.targetCategoryId ?? []}
        onChange={(targetCategoryId) => change({ targetCategoryId: [...targetCategoryId] })}
      />
      <FilterSelect
        label={t('column.targetType')}
        multiple
        options={targetOptions()}
        values={query.targetType ?? []}
        onChange={(targetType) => change({ targetType })}
      />
      <FilterSelect
        label={t('column.autoAction')}
        multiple
        options={actionOptions()}
        values={query.autoAction ?? []}
        onChange={(autoAction) => change({ autoAction })}
      />
      <StatusFilter address={page.address} />
    </ListFilters>
  );
}
