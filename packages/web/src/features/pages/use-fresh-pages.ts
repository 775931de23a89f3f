import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { pageKeys } from './page-queries.ts';

/** Reads a part of what is known of pages again after changes by others, at most once a second. */
export function useFreshPages(projectId: string, part: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const deal = () => quietly(() => invalidate(client, { queryKey: pageKeys(projectId, part) }));
    const bundle = createBundle<true>({ deal, random: Math.random }, () => document.hidden);
    const ends = [
      onNotice('page', (notice) => {
        if (notice.projectId === projectId) bundle.add(true);
      }),
      onEverythingStale(() => bundle.add(true)),
    ];
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', bundle.shown);
      bundle.stop();
    };
  }, [client, projectId, part]);
}
