import { ArrowDownNarrowWide, SlidersHorizontal, UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { ReviewPage } from './use-review-page.ts';

const SCORES = ['90', '80', '60'];
const SORTS = ['-time', 'time', '-score'] as const;

/** Search, source, category, day, score, the own ones, and the order. */
export function ReviewFilters({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation('crawler-review');
  const projectId = useProjectId();
  const ownId = useAuth(({ userId }) => userId);
  const categories = useCategoryOptions();
  const sources = useMemo(() => parserSourceSearch(projectId), [projectId]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { query, change, filtered } = page.address;
  const [isOpen, setOpen] = useState(filtered);
  const nameOf = (id: string) =>
    names[id] ?? page.rows?.find(({ source }) => source.id === id)?.source.title ?? `#${id}`;
  const filters = (
    <>
      <SearchFilter
        label={t('filter.source')}
        values={query.sourceId ?? []}
        search={sources}
        nameOf={nameOf}
        onChange={(sourceId, picked) => {
          if (picked) setNames((known) => ({ ...known, [picked.id]: picked.label }));
          change({ sourceId });
        }}
      />
      <FilterSelect
        label={t('filter.category')}
        multiple
        options={categories}
        values={query.categoryId ?? []}
        onChange={(categoryId) => change({ categoryId })}
      />
      <DateFilter
        label={t('filter.day')}
        value={{ from: query.fromDay, to: query.toDay }}
        onChange={({ from, to }) => change({ fromDay: from ?? null, toDay: to ?? null })}
      />
      <FilterSelect
        label={t('filter.score')}
        options={SCORES.map((score) => ({ value: score, label: t('filter.scoreFrom', { n: score }) }))}
        values={query.minScore === undefined ? [] : [String(query.minScore)]}
        onChange={([minScore]) => change({ minScore: minScore ?? null })}
      />
      <ToggleFilter
        label={t('filter.mine')}
        icon={<UserCheck size={16} aria-hidden />}
        isOn={query.assigneeId !== undefined}
        onChange={(isOn) => change({ assigneeId: isOn ? ownId : null })}
      />
    </>
  );
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      further={isOpen && filters}
      tools={
        <>
          <IconButton
            icon={<SlidersHorizontal size={18} />}
            label={t('filter.show')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <OrderMenu page={page} />
        </>
      }
    />
  );
}

function OrderMenu({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation('crawler-review');
  const { query, change } = page.address;
  return (
    <MenuButton
      label={t('order')}
      align="end"
      items={SORTS.map((sort) => ({
        key: sort,
        label: t(`order.${sort}`),
        chosen: sort === query.sort,
        onSelect: () => change({ sort: sort === '-time' ? null : sort }),
      }))}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          icon={<ArrowDownNarrowWide size={18} />}
          label={t('order.now', { order: t(`order.${query.sort}`) })}
        />
      )}
    </MenuButton>
  );
}
