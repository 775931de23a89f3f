import { QueryClient } from '@tanstack/react-query';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

/** A page shown again uses its data and reads it again only after this time. */
const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Keys begin with the project: the data of the previous project is removed. */
export function forgetProject(projectId: string): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === projectId });
}

whenPersonLeaves(() => queryClient.clear());
