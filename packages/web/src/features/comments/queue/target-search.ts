import { queryOptions } from '@tanstack/react-query';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { commentKeys } from '../comment-queries.ts';

/** Posts and events, whose code is fetched by the first search. @param eventName absent: events are not looked for */
export function targetSearch(projectId: string, eventName: string | undefined): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: commentKeys(projectId, 'targets', text, eventName),
      queryFn: async ({ signal }) => {
        const { findTargets } = await import('./find-targets.ts');
        return await findTargets(text, eventName, signal);
      },
    });
}
