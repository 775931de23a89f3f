import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import { useEffect } from 'react';
import { quietly } from '../api/quietly.ts';
import { invalidate } from '../query/invalidate.ts';
import { createBundle } from './bundle.ts';
import { onEverythingStale, onNotice } from './notice-registry.ts';

/**
 * Reads what is known under some keys again when others change such things in the project, at most once a second.
 * @param keys keeps its identity from one rendering to the next.
 */
export function useFreshQueries(kind: NoticeKind, projectId: string, keys: readonly QueryKey[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const deal = () =>
      quietly(() =>
        Promise.all(keys.map((queryKey) => invalidate(client, { queryKey: [projectId, ...queryKey] }))),
      );
    const bundle = createBundle<true>({ deal, random: Math.random }, () => document.hidden);
    const ends = [
      onNotice(kind, (notice) => {
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
  }, [client, kind, projectId, keys]);
}
