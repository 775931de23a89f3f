import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { translationCounts } from '../translation-queries.ts';
import { useFreshTranslations } from '../use-fresh-translations.ts';

/** The number of translations that wait for people: unfilled ones, and those whose source has changed. */
export function TranslationBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const counts = useQuery({ ...translationCounts(projectId), enabled: projectId !== '' }).data;
  useFreshTranslations(projectId, 'counts');
  const count = (counts?.waiting ?? 0) + (counts?.stale ?? 0);
  if (count === 0) return null;
  return (
    <span data-tip={t('menu.translationsWaiting', { count })}>
      <CountBadge count={count} tone="attention" />
      <span className="visually-hidden"> {t('menu.translationsWait')}</span>
    </span>
  );
}
