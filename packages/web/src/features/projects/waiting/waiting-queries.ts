import { queryOptions } from '@tanstack/react-query';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** The interval without a live connection to the server. */
const REFETCH_MS = 120_000;

/** How many posts wait for the user, by project: one answer for the menu and for all project cards. */
export const waitingPosts = queryOptions({
  queryKey: ['waiting-posts'],
  queryFn: ({ signal }) =>
    call(projectEndpoints.waiting, {
      signal,
      headers: { 'x-hide-loading': '1' },
      suppressErrorToast: 'everything',
    }),
  select: ({ items }) => new Map(items.map(({ projectId, waiting }) => [projectId, waiting])),
  staleTime: 10_000,
  refetchInterval: REFETCH_MS,
});
