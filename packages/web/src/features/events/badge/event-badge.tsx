import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { quietEventCounts } from '../event-queries.ts';
import { useFreshEvents } from '../use-fresh-events.ts';

/** The number of events whose next step is the user's in the current project; it follows the changes of others. */
export function EventBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const counts = useQuery({ ...quietEventCounts(projectId), enabled: projectId !== '' }).data;
  useFreshEvents(projectId, 'counts');
  const waiting = counts?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <span data-tip={t('menu.eventsWaiting', { count: waiting })}>
      <CountBadge count={waiting} tone="attention" />
      <span className="visually-hidden"> {t('menu.eventsWait')}</span>
    </span>
  );
}
