import type {
  Suggestion,
  SuggestionListQuery,
} from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import {
  SUGGESTION_ORIGINS,
  SUGGESTION_REASONS,
} from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import {
  SUGGESTION_ORIGIN_TEXTS,
  SUGGESTION_REASON_TEXTS,
} from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';

interface SuggestionFiltersProps {
  readonly page: ListPageState<Suggestion, SuggestionListQuery>;
}

export function SuggestionFilters({ page }: SuggestionFiltersProps) {
  const { t } = useTranslation('translation-suggestions');
  const { query, change } = page.address;
  const language = currentLanguage();
  const listed = (values: readonly string[]) => (values.length > 0 ? values : null);
  return (
    <ListFilters page={page} searchLabel={t('search')}>
      <FilterSelect
        label={t('filter.language')}
        options={RECORD_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        values={query.lang ?? []}
        multiple
        onChange={(values) => change({ lang: listed(values) })}
      />
      <FilterSelect
        label={t('filter.reason')}
        options={SUGGESTION_REASONS.map((value) => ({
          value,
          label: SUGGESTION_REASON_TEXTS[value][language],
        }))}
        values={query.reason ?? []}
        multiple
        onChange={(values) => change({ reason: listed(values) })}
      />
      <FilterSelect
        label={t('filter.origin')}
        options={SUGGESTION_ORIGINS.map((value) => ({
          value,
          label: SUGGESTION_ORIGIN_TEXTS[value][language],
        }))}
        values={query.origin ?? []}
        multiple
        onChange={(values) => change({ origin: listed(values) })}
      />
      <DateFilter
        label={t('filter.date')}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
    </ListFilters>
  );
}
