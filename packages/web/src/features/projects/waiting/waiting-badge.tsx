import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { waitingPosts } from './waiting-queries.ts';

/** The number of posts that wait for the user in the current project; it follows the changes of others. */
export function WaitingBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const waiting = useQuery(waitingPosts).data?.get(projectId) ?? 0;
  useFreshWaiting();
  if (waiting === 0) return null;
  return (
    <span data-tip={t('menu.waiting', { count: waiting })}>
      <CountBadge count={waiting} tone="attention" />
      <span className="visually-hidden"> {t('menu.waits')}</span>
    </span>
  );
}

/** Counts again after changes of posts, in whatever project, at most once a second. */
function useFreshWaiting(): void {
  const client = useQueryClient();
  useEffect(() => {
    const deal = () => quietly(() => invalidate(client, { queryKey: waitingPosts.queryKey }));
    const bundle = createBundle<true>({ deal, random: Math.random }, () => document.hidden);
    const heard = () => bundle.add(true);
    const ends = [onNotice('post', heard), onEverythingStale(heard)];
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', bundle.shown);
      bundle.stop();
    };
  }, [client]);
}
