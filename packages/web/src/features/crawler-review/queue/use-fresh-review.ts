import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { reviewKeys } from '../review-queries.ts';

const EVERYTHING = ['list', 'counts', 'detail'];

/** Reads the queue again while others work on it, at most once a second; returns what asks for it. */
export function useFreshReview(projectId: string, what: readonly string[] = EVERYTHING): () => void {
  const client = useQueryClient();
  const add = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const deal = () =>
      quietly(() =>
        Promise.all(what.map((part) => invalidate(client, { queryKey: reviewKeys(projectId, part) }))),
      );
    const bundle = createBundle<true>({ deal, random: Math.random }, () => document.hidden);
    const ends = [
      onNotice('crawledItem', (notice) => {
        if (notice.projectId === projectId) bundle.add(true);
      }),
      onEverythingStale(() => bundle.add(true)),
    ];
    add.current = () => bundle.add(true);
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      for (const end of ends) end();
      add.current = undefined;
      bundle.stop();
      document.removeEventListener('visibilitychange', bundle.shown);
    };
  }, [client, projectId, what]);
  return useMemo(() => () => add.current?.(), []);
}
