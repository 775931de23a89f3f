import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { translationKeys } from './translation-queries.ts';

/** Reads again what others and the machine have changed, at most once a second. */
export function useFreshTranslations(projectId: string, what: 'list' | 'counts' | 'of-record'): void {
  const client = useQueryClient();
  useEffect(() => {
    const deal = () => quietly(() => invalidate(client, { queryKey: translationKeys(projectId, what) }));
    const bundle = createBundle<true>({ deal, random: Math.random }, () => document.hidden);
    const ends = [
      onNotice('translation', (notice) => {
        if (notice.projectId === projectId) bundle.add(true);
      }),
      onEverythingStale(() => bundle.add(true)),
    ];
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      for (const end of ends) end();
      bundle.stop();
      document.removeEventListener('visibilitychange', bundle.shown);
    };
  }, [client, projectId, what]);
}
