import { useQuery } from '@tanstack/react-query';
import {
  HISTORY_SOURCE_TEXTS,
  HISTORY_STATE_TEXTS,
} from '@toasoan/contract/features/translation-history/history-texts.ts';
import {
  HISTORY_SOURCES,
  HISTORY_STATES,
  type HistoryAddress,
} from '@toasoan/contract/features/translation-history/translation-history.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { SearchBox } from '#web/ui/filters/search-box.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { engineNames } from './history-queries.ts';

const chosen = (value: string | undefined) => (value === undefined ? [] : [value]);

/** Text, pair, engine, who asked, state and time. */
export function HistoryFilters({ address }: { readonly address: ListAddress<HistoryAddress> }) {
  const { t } = useTranslation(['translation-history', 'patterns']);
  const language = currentLanguage();
  const engines = useQuery(engineNames(useProjectId())).data?.items ?? [];
  const { query, change, filtered, clearFilters } = address;
  const languages = RECORD_LANGUAGES.map((value) => ({ value, label: languageName(value) }));
  return (
    <Row gap={2} align="center">
      <SearchBox
        label={t('search')}
        value={query.text ?? ''}
        onSearch={(text) => change({ text: text || null })}
      />
      <FilterSelect
        label={t('filter.source')}
        options={languages}
        values={chosen(query.sourceLang)}
        onChange={([sourceLang]) => change({ sourceLang: sourceLang ?? null })}
      />
      <FilterSelect
        label={t('filter.target')}
        options={languages}
        values={chosen(query.targetLang)}
        onChange={([targetLang]) => change({ targetLang: targetLang ?? null })}
      />
      <FilterSelect
        label={t('filter.engine')}
        options={engines.map((engine) => ({ value: engine, label: engine }))}
        values={chosen(query.engine)}
        onChange={([engine]) => change({ engine: engine ?? null })}
      />
      <FilterSelect
        label={t('filter.by')}
        options={HISTORY_SOURCES.map((value) => ({ value, label: HISTORY_SOURCE_TEXTS[value][language] }))}
        values={chosen(query.by)}
        onChange={([by]) => change({ by: by ?? null })}
      />
      <FilterSelect
        label={t('filter.state')}
        options={HISTORY_STATES.map((value) => ({ value, label: HISTORY_STATE_TEXTS[value][language] }))}
        values={chosen(query.state)}
        onChange={([state]) => change({ state: state ?? null })}
      />
      <DateFilter
        label={t('column.time')}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
      {filtered && (
        <Button variant="quiet" onClick={clearFilters}>
          {t('clear')}
        </Button>
      )}
    </Row>
  );
}
