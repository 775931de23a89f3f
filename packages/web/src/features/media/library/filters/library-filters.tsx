import {
  LICENCE_STATUSES,
  LICENCES,
  MEDIA_AI_USES,
  MEDIA_KINDS,
} from '@toasoan/contract/features/media/media-kinds.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { LibraryPage } from '../use-library-page.ts';
import { RecordFilters } from './record-filters.tsx';

const FACTS = ['noAlt', 'noCredit', 'children', 'unused'] as const;
const DATE_KINDS = ['createTime', 'takenTime'] as const;

interface LibraryFiltersProps {
  readonly page: LibraryPage;
  readonly tools: ReactNode;
}

/** What is looked for; what is rarely asked stands behind "more" until it is set. */
export function LibraryFilters({ page, tools }: LibraryFiltersProps) {
  const { t } = useTranslation(['library', 'media']);
  const [unfolded, setUnfolded] = useState(false);
  const { query, change } = page.address;
  const dated = query.from !== undefined || query.to !== undefined;
  const choices = [
    { key: 'licence', label: t('field.licence'), values: LICENCES },
    { key: 'licenceStatus', label: t('field.licenceStatus'), values: LICENCE_STATUSES },
    { key: 'aiUse', label: t('field.aiUse'), values: MEDIA_AI_USES },
  ] as const;
  return (
    <ListFilters page={page} searchLabel={t('search')} tools={tools}>
      <FilterSelect
        label={t('column.kind')}
        multiple
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(`media:kind.${kind}`) }))}
        values={query.kind ?? []}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('filter.facts')}
        multiple
        options={FACTS.map((fact) => ({ value: fact, label: t(`filter.${fact}`) }))}
        values={FACTS.filter((fact) => query[fact])}
        onChange={(facts) =>
          change(Object.fromEntries(FACTS.map((fact) => [fact, facts.includes(fact) || null])))
        }
      />
      <DateFilter
        label={t(`filter.date.${query.dateKind}`)}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
      {dated && (
        <FilterSelect
          label={t('filter.dateKind')}
          options={DATE_KINDS.map((kind) => ({ value: kind, label: t(`filter.date.${kind}`) }))}
          values={[query.dateKind]}
          onChange={([dateKind]) => change({ dateKind: dateKind ?? null })}
        />
      )}
      <RecordFilters page={page} unfolded={unfolded} />
      {choices.map(
        ({ key, label, values }) =>
          (unfolded || query[key] !== undefined) && (
            <FilterSelect
              key={key}
              label={label}
              multiple
              options={values.map((value) => ({ value, label: t(`media:${key}.${value}`) }))}
              values={query[key] ?? []}
              onChange={(chosen) => change({ [key]: chosen })}
            />
          ),
      )}
      <Button
        variant="quiet"
        icon={<SlidersHorizontal size={16} />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t(unfolded ? 'filter.fewer' : 'filter.more')}
      </Button>
    </ListFilters>
  );
}
