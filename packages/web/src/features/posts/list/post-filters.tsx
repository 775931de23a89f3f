import { DATE_KINDS, type PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { AssigneeFilter } from './assignee-filter.tsx';
import { DueFilter } from './due-filter.tsx';
import { useLearnNames } from './known-names.ts';
import { MoreFilters } from './more-filters.tsx';

interface PostFiltersProps {
  readonly page: ListPageState<PostRow, PostListQuery>;
  readonly tools: ReactNode;
}

export function PostFilters({ page, tools }: PostFiltersProps) {
  const { t } = useTranslation(['posts', 'list']);
  const [unfolded, setUnfolded] = useState(false);
  const categories = useCategoryOptions();
  useLearnNames(page.rows);
  const { query, change } = page.address;
  const dated = query.from !== undefined || query.to !== undefined;
  return (
    <ListFilters page={page} searchLabel={t('title')} tools={tools}>
      <FilterSelect
        label={t('filter.category')}
        multiple
        options={categories}
        values={query.categoryId ?? []}
        onChange={(categoryId) => change({ categoryId })}
      />
      <AssigneeFilter address={page.address} />
      <DueFilter address={page.address} />
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
      <MoreFilters address={page.address} unfolded={unfolded} />
      <Button
        variant="quiet"
        icon={<SlidersHorizontal size={16} />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t(unfolded ? 'list:fewer' : 'list:more')}
      </Button>
    </ListFilters>
  );
}
