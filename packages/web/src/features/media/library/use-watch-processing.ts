import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useEffect, useEffectEvent } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { mediaByIds, mediaKeys } from '../media-queries.ts';

const REFETCH_MS = 2_000;
/** What one call takes. */
const MOST = 100;

/** Files that are still looked at show by themselves what became of them. */
export function useWatchProcessing(near: readonly MediaRow[]): void {
  const projectId = useProjectId();
  const client = useQueryClient();
  const ids = near
    .filter(({ state }) => state === 'PROCESSING')
    .slice(0, MOST)
    .map(({ id }) => id);
  const { data, dataUpdatedAt } = useQuery({
    ...mediaByIds(projectId, ids),
    refetchInterval: REFETCH_MS,
    staleTime: 0,
  });
  const isThrough = ids.length > 0 && data?.some(({ state }) => state !== 'PROCESSING') === true;
  const showAnew = useEffectEvent(() => {
    for (const what of ['list', 'counts', 'detail'])
      void invalidate(client, { queryKey: mediaKeys(projectId, what) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, until the list shows it too.
  useEffect(() => {
    if (isThrough) showAnew();
  }, [isThrough, dataUpdatedAt]);
}
