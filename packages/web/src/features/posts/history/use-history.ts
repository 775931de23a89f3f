import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { useEffect } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postTransitionLog } from '../workflow/transition-log-query.ts';
import { postVersions } from './history-queries.ts';
import { type TimelineDay, timelineOf } from './timeline.ts';

interface History {
  readonly versions: readonly PostVersion[];
  readonly days: readonly TimelineDay[];
  readonly isLoaded: boolean;
  readonly error: Error | null;
  readonly hasOlder: boolean;
  /** Every save that is kept is known. */
  readonly isWhole: boolean;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
  readonly retry: () => void;
}

/** Saves and moves of a post; reads on until `wanted` and the save before it are known. */
export function useHistory(postId: string, wanted: number | undefined): History {
  const projectId = useProjectId();
  const saves = useInfiniteQuery(postVersions(projectId, postId));
  const log = useInfiniteQuery(postTransitionLog(projectId, postId));
  const versions: readonly PostVersion[] = saves.data?.pages.flatMap(({ items }) => items) ?? [];
  const moves: readonly LoggedTransition[] = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const isWantedFurther = wanted !== undefined && !versions.some(({ no }) => no < wanted);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = saves;
  useEffect(() => {
    if (isWantedFurther && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isWantedFurther, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return {
    versions,
    days: timelineOf({
      versions,
      moves,
      hasOlderVersions: saves.hasNextPage,
      hasOlderTransitions: log.hasNextPage,
    }),
    isLoaded: saves.data !== undefined && log.data !== undefined,
    error: saves.error ?? log.error,
    isWhole: saves.data !== undefined && !saves.hasNextPage,
    hasOlder: saves.hasNextPage || log.hasNextPage,
    isLoadingOlder: saves.isFetchingNextPage || log.isFetchingNextPage,
    loadOlder() {
      if (saves.hasNextPage) void saves.fetchNextPage();
      if (log.hasNextPage) void log.fetchNextPage();
    },
    retry() {
      void saves.refetch();
      void log.refetch();
    },
  };
}
