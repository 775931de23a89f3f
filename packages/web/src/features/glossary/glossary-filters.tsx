import { useQuery } from '@tanstack/react-query';
import type { GlossaryListQuery, GlossaryRow } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { glossaryFacets } from './glossary-queries.ts';
import { formatOptions } from './glossary-words.ts';
import { PairFilter } from './pair-filter.tsx';

interface FiltersProps {
  readonly page: ListPageState<GlossaryRow, GlossaryListQuery>;
  readonly columns: readonly Column<GlossaryRow>[];
}

export function GlossaryFilters({ page, columns }: FiltersProps) {
  const { t } = useTranslation('glossary');
  const facets = useQuery(glossaryFacets(useProjectId())).data;
  const { query, change } = page.address;
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      tools={<ListTools name={page.name} columns={columns} />}
    >
      <PairFilter pairs={facets?.pairs ?? []} value={query} onChange={change} />
      <FilterSelect
        label={t('field.format')}
        multiple
        options={formatOptions()}
        values={query.format ?? []}
        onChange={(format) => change({ format })}
      />
      <FilterSelect
        label={t('field.domain')}
        multiple
        options={(facets?.domains ?? []).map((domain) => ({ value: domain, label: domain }))}
        values={query.domain ?? []}
        onChange={(domain) => change({ domain })}
      />
      <FilterSelect
        label={t('column.owner')}
        multiple
        options={(facets?.owners ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        values={query.ownerId ?? []}
        onChange={(ownerId) => change({ ownerId })}
      />
    </ListFilters>
  );
}
