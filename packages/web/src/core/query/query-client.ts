import { QueryClient } from '@tanstack/react-query';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

/** A page coming back from hiding shows what it has and asks again only after this. */
const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Keys begin with the project: what belongs to the one left goes. */
export function forgetProject(projectId: string): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === projectId });
}

whenPersonLeaves(() => queryClient.clear());
