import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

/** Notes and notifications are looked at anew when they come; changes of posts bring the page up to date themselves. */
export function useFreshDay(projectId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const lookAgain = () => quietly(() => invalidate(client, { queryKey: [projectId, 'dashboard'] }));
    const bundle = createBundle<true>({ deal: lookAgain, random: Math.random }, () => document.hidden);
    const ends = (['notes', 'notifications'] as const).map((kind) =>
      onNotice(kind, (notice) => {
        if (notice.projectId === projectId) bundle.add(true);
      }),
    );
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', bundle.shown);
      bundle.stop();
    };
  }, [client, projectId]);
}
