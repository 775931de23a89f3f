import {
  type ParserSource,
  type ParserSourceListQuery,
  SOURCE_KINDS,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { AGREEMENT_STATES } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { FETCH_MODES } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import {
  AGREEMENT_STATE_TEXTS,
  FETCH_MODE_TEXTS,
  SOURCE_KIND_TEXTS,
} from '@toasoan/contract/features/parser-sources/source-texts.ts';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { wordOptions } from './source-words.ts';

interface SourceFiltersProps {
  readonly page: ListPageState<ParserSource, ParserSourceListQuery>;
  readonly columns: readonly Column<ParserSource>[];
}

export function SourceFilters({ page, columns }: SourceFiltersProps) {
  const { t } = useTranslation('parser-sources');
  const { query, change } = page.address;
  return (
    <ListFilters
      page={page}
      searchLabel={t('search')}
      tools={<ListTools name={page.name} columns={columns} />}
    >
      <FilterSelect
        label={t('column.kind')}
        multiple
        options={wordOptions(SOURCE_KIND_TEXTS, SOURCE_KINDS)}
        values={query.sourceKind ?? []}
        onChange={(sourceKind) => change({ sourceKind })}
      />
      <FilterSelect
        label={t('column.agreement')}
        multiple
        options={wordOptions(AGREEMENT_STATE_TEXTS, AGREEMENT_STATES)}
        values={query.agreementState ?? []}
        onChange={(agreementState) => change({ agreementState })}
      />
      <FilterSelect
        label={t('column.fetchMode')}
        multiple
        options={wordOptions(FETCH_MODE_TEXTS, FETCH_MODES)}
        values={query.fetchMode ?? []}
        onChange={(fetchMode) => change({ fetchMode })}
      />
      <StatusFilter address={page.address} />
    </ListFilters>
  );
}
