import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { dataRequestEndpoints as endpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import type { HeldRecord } from '@toasoan/contract/features/data-requests/held-data.ts';
import { useEffect, useState } from 'react';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';

export interface NamedPosts {
  readonly items: readonly HeldRecord[];
  /** Posts that were read so far. */
  readonly read: number;
  readonly isDone: boolean;
  /** False: the name is too short to be looked for. */
  readonly isSearched: boolean;
  readonly isReading: boolean;
  readonly pause: () => void;
  readonly goOn: () => void;
}

const keyOf = (projectId: string, requestId: string) => [projectId, 'named-posts', requestId];

/** A new look reads the posts anew. */
export function useForgetNamedPosts(): (requestId: string) => void {
  const projectId = useProjectId();
  const client = useQueryClient();
  return (requestId) => client.removeQueries({ queryKey: keyOf(projectId, requestId) });
}

/**
 * The published posts that name a person. One step follows the other until all posts are read, while they are shown and
 * nobody stops it. What was read stays: coming back to the request does not begin anew.
 */
export function useNamedPosts(requestId: string): NamedPosts {
  const projectId = useProjectId();
  const client = useQueryClient();
  const queryKey = keyOf(projectId, requestId);
  const [isPaused, setPaused] = useState(false);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.namedPosts, {
        params: { id: requestId },
        query: { after: pageParam },
        signal,
        headers: { 'x-hide-loading': '1' },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const goesOn = hasNextPage && !isPaused && !isFetching && error === null;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const pages = data?.pages ?? [];
  return {
    items: pages.flatMap(({ items }) => items),
    read: pages.reduce((sum, { read }) => sum + read, 0),
    isDone: data !== undefined && !hasNextPage,
    isSearched: pages[0]?.isSearched ?? true,
    isReading: isFetching,
    pause: () => {
      setPaused(true);
      void client.cancelQueries({ queryKey });
    },
    goOn: () => {
      setPaused(false);
      void (data === undefined ? refetch() : fetchNextPage());
    },
  };
}
