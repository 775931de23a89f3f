import type { PostListQuery, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { DATE_KINDS } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Column } from '#web/ui/table/column.ts';

interface PostFiltersProps {
  readonly page: ListPageState<PostRow, PostListQuery>;
  readonly columns: readonly Column<PostRow>[];
}

export function PostFilters({ page, columns }: PostFiltersProps) {
  const { t } = useTranslation('posts');
  const categories = useCategoryOptions();
  const { query, change } = page.address;
  const dated = query.from !== undefined || query.to !== undefined;
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      tools={<ListTools name={page.name} columns={columns} />}
    >
      <FilterSelect
        label={t('filter.category')}
        multiple
        options={categories}
        values={query.categoryId ?? []}
        onChange={(categoryId) => change({ categoryId })}
      />
      <DateFilter
        label={t(`filter.dateKind.${query.dateKind}`)}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
      {dated && (
        <FilterSelect
          label={t('filter.dateKind')}
          options={DATE_KINDS.map((kind) => ({ value: kind, label: t(`filter.dateKind.${kind}`) }))}
          values={[query.dateKind]}
          onChange={([dateKind]) => change({ dateKind: dateKind ?? null })}
        />
      )}
    </ListFilters>
  );
}
