import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { commentKeys } from '../comment-queries.ts';

const EVERYTHING = ['list', 'counts', 'matching', 'detail', 'second-looks'];

/** Reads comments again while others work on them, at most once a second; returns what asks for it. */
export function useFreshQueue(projectId: string, what: readonly string[] = EVERYTHING): () => void {
  const client = useQueryClient();
  const add = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const deal = () =>
      quietly(() =>
        Promise.all(what.map((part) => invalidate(client, { queryKey: commentKeys(projectId, part) }))),
      );
    const bundle = createBundle<true>({ deal, random: Math.random }, () => document.hidden);
    const end = onNotice('comments', (notice) => {
      if (notice.projectId === projectId) bundle.add(true);
    });
    add.current = () => bundle.add(true);
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      end();
      add.current = undefined;
      bundle.stop();
      document.removeEventListener('visibilitychange', bundle.shown);
    };
  }, [client, projectId, what]);
  return useMemo(() => () => add.current?.(), []);
}
