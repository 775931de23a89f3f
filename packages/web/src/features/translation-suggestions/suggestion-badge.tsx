import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { suggestionCounts } from './suggestion-queries.ts';
import { useFreshSuggestions } from './use-fresh-suggestions.ts';

/** The number of new suggestions in the current project. */
export function SuggestionBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const counts = useQuery({ ...suggestionCounts(projectId), enabled: projectId !== '' }).data;
  useFreshSuggestions(projectId, 'counts');
  const waiting = counts?.new ?? 0;
  if (waiting === 0) return null;
  return (
    <span data-tip={t('menu.suggestionsWait')}>
      <CountBadge count={waiting} tone="attention" />
      <span className="visually-hidden"> {t('menu.suggestionsWait')}</span>
    </span>
  );
}
