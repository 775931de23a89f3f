import type { QueryClient } from '@tanstack/react-query';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

/**
 * The menu, the routes and every page follow a change of the user's rights, without signing in again. Returns the
 * function that stops.
 */
export function followRights(client: QueryClient): () => void {
  const read = () => useProjects.getState().reload();
  const ends = [
    onNotice('rights', () => {
      // What pages have read says what was allowed then.
      void read().then(() => invalidate(client, {}));
    }),
    onEverythingStale(() => void read()),
  ];
  return () => {
    for (const end of ends) end();
  };
}
