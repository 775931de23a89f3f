import { UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import type { ReviewPage } from './use-review-page.ts';

const SCORES = ['90', '80', '60'];

/** Source, category, day, score and the own ones: on demand. */
export function FurtherFilters({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation('crawler-review');
  const projectId = useProjectId();
  const ownId = useAuth(({ userId }) => userId);
  const categories = useCategoryOptions();
  const sources = useMemo(() => parserSourceSearch(projectId), [projectId]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { query, change } = page.address;
  const nameOf = (id: string) =>
    names[id] ?? page.rows?.find(({ source }) => source.id === id)?.source.title ?? `#${id}`;
  return (
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
}
