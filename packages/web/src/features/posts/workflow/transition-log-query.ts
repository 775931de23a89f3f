import { infiniteQueryOptions } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { postKeys } from '../post-queries.ts';

const STEPS = 20;

/** The way of a post step by step, newest first, so many steps at a time. */
export function postTransitionLog(projectId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: postKeys(projectId, 'move-log', id),
    queryFn: ({ signal, pageParam }) =>
      call(postEndpoints.transitionLog, {
        params: { id },
        query: { limit: STEPS, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });
}
