import { useMemo } from 'react';
import { useFreshQueries } from '#web/core/live/use-fresh-queries.ts';

/** Reads a part of what is known of pages again after changes by others, at most once a second. */
export function useFreshPages(projectId: string, part: string): void {
  useFreshQueries(
    'page',
    projectId,
    useMemo(() => [['pages', part]], [part]),
  );
}
