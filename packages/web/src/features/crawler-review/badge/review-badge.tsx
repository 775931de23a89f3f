import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { useFreshReview } from '../queue/use-fresh-review.ts';
import { reviewCounts } from '../review-queries.ts';

const COUNTS = ['counts'];

/** The number of texts that wait in the current project. */
export function ReviewBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const counts = useQuery({ ...reviewCounts(projectId), enabled: projectId !== '' }).data;
  useFreshReview(projectId, COUNTS);
  const waiting = counts?.new ?? 0;
  if (waiting === 0) return null;
  return (
    <span data-tip={t('menu.crawledWaiting', { count: waiting })}>
      <CountBadge count={waiting} tone="attention" />
      <span className="visually-hidden"> {t('menu.crawledWait')}</span>
    </span>
  );
}
