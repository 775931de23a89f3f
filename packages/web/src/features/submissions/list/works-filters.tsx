import { ROUND_KEYS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import {
  RESIDENCES,
  SUBMISSION_FLAGS,
  TECH_RESULTS,
} from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { SUBMISSION_SORTS } from '@toasoan/contract/features/submissions/submission-list.ts';
import { SUBMISSION_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import {
  categoryName,
  flagName,
  residenceName,
  roundName,
  stateName,
  techName,
} from '../submission-words.ts';
import { WorkPartsContext } from '../work-parts.ts';
import type { WorksPage } from './use-works-page.ts';

/** Former provinces are found, too: a search for "Hà Giang" offers Tuyên Quang. */
const PROVINCE_OPTIONS = PROVINCE_CODES.map((code) => ({
  value: code,
  label: PROVINCES[code].name,
  ...(PROVINCES[code].merged.length > 0 && { detail: PROVINCES[code].merged.join(', ') }),
}));
/** Spans of the average; jurors give 0 to 10. */
const POINTS = [
  { key: '8-10', from: 8, to: 10 },
  { key: '6-8', from: 6, to: 8 },
  { key: '4-6', from: 4, to: 6 },
  { key: '0-4', from: 0, to: 4 },
] as const;

interface WorksFiltersProps {
  readonly page: WorksPage;
  readonly tools: ReactNode;
}

/** Usual filters; rare ones are behind "more" until they are used. */
export function WorksFilters({ page, tools }: WorksFiltersProps) {
  const { t } = useTranslation('submissions');
  const [isUnfolded, setUnfolded] = useState(false);
  const { query, change } = page.address;
  return (
    <ListFilters
      page={page}
      searchLabel={t('search')}
      tools={tools}
      more={
        <Button
          variant="quiet"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'filter.fewer' : 'filter.more')}
        </Button>
      }
    >
      <FilterSelect
        label={t('filter.category')}
        multiple
        options={page.contest.categories.map((value) => ({ value, label: categoryName(value) }))}
        values={query.category ?? []}
        onChange={(category) => change({ category })}
      />
      <FilterSelect
        label={t('filter.province')}
        multiple
        options={PROVINCE_OPTIONS}
        values={query.province ?? []}
        onChange={(province) => change({ province })}
      />
      <FilterSelect
        label={t('filter.tech')}
        multiple
        options={TECH_RESULTS.map((value) => ({ value, label: techName(value) }))}
        values={query.tech ?? []}
        onChange={(tech) => change({ tech })}
      />
      <FilterSelect
        label={t('filter.residence')}
        multiple
        options={RESIDENCES.map((value) => ({ value, label: residenceName(value) }))}
        values={query.residence ?? []}
        onChange={(residence) => change({ residence })}
      />
      <FurtherFilters page={page} isUnfolded={isUnfolded} />
    </ListFilters>
  );
}

function FurtherFilters({ page, isUnfolded }: { readonly page: WorksPage; readonly isUnfolded: boolean }) {
  const { t } = useTranslation('submissions');
  const { query, change } = page.address;
  const { Filters } = use(WorkPartsContext);
  const points = POINTS.find(({ from, to }) => query.averageFrom === from && query.averageTo === to);
  const lists = [
    {
      key: 'flag',
      options: SUBMISSION_FLAGS.map((value) => ({ value, label: flagName(value) })),
      values: query.flag,
    },
    {
      key: 'state',
      options: SUBMISSION_STATES.map((value) => ({ value, label: stateName(value) })),
      // One state alone is a tab.
      values: (query.state?.length ?? 0) > 1 ? query.state : undefined,
    },
    {
      key: 'round',
      options: ROUND_KEYS.map((value) => ({ value, label: roundName(value) })),
      values: query.round,
    },
  ] as const;
  return (
    <>
      {(isUnfolded || query.from !== undefined || query.to !== undefined) && (
        <DateFilter
          label={t('filter.sent')}
          value={{ from: query.from, to: query.to }}
          onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
        />
      )}
      {lists.map(
        ({ key, options, values }) =>
          (isUnfolded || values !== undefined) && (
            <FilterSelect
              key={key}
              label={t(`filter.${key}`)}
              multiple
              options={options}
              values={values ?? []}
              onChange={(chosen) => change({ [key]: chosen })}
            />
          ),
      )}
      {(isUnfolded || query.averageFrom !== undefined || query.averageTo !== undefined) && (
        <FilterSelect
          label={t('filter.points')}
          options={POINTS.map(({ key, from, to }) => ({ value: key, label: t('points', { from, to }) }))}
          values={points ? [points.key] : []}
          onChange={([key]) => {
            const span = POINTS.find((one) => one.key === key);
            change({ averageFrom: span?.from ?? null, averageTo: span?.to ?? null });
          }}
        />
      )}
      {Filters && (
        <Suspense>
          <Filters
            contestId={page.contest.id}
            jurorId={query.jurorId}
            voteMonth={query.voteMonth}
            isUnfolded={isUnfolded}
            onChange={change}
          />
        </Suspense>
      )}
      {(isUnfolded || query.exhibited !== undefined) && (
        <FilterSelect
          label={t('filter.exhibited')}
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`exhibited.${value}`) }))}
          values={query.exhibited === undefined ? [] : [String(query.exhibited)]}
          onChange={([exhibited]) => change({ exhibited: exhibited ?? null })}
        />
      )}
      {(isUnfolded || query.sort !== 'NEW') && (
        <FilterSelect
          label={t('filter.sort')}
          options={SUBMISSION_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          values={[query.sort]}
          onChange={([sort]) => change({ sort: sort === 'NEW' ? null : (sort ?? null) })}
        />
      )}
    </>
  );
}
