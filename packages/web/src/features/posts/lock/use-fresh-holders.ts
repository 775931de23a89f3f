import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';

/** Keeps the list that is on the page in step with who writes in which post. */
export function useFreshHolders(): void {
  const client = useQueryClient();
  const projectId = useProjectId();
  useEffect(() => {
    const deal = () => quietly(() => invalidate(client, { queryKey: postKeys(projectId, 'list') }));
    const bundle = createBundle<string>({ deal, random: Math.random }, () => document.hidden);
    const end = onNotice('presence', (notice) => {
      if (notice.projectId === projectId && notice.thingId !== null) bundle.add(notice.thingId);
    });
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      end();
      bundle.stop();
      document.removeEventListener('visibilitychange', bundle.shown);
    };
  }, [client, projectId]);
}
