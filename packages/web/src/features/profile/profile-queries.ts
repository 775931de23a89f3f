import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** Independent of the project. */
export const SESSIONS_KEY = ['', 'profile', 'sessions'];

export const ownSessions = queryOptions({
  queryKey: SESSIONS_KEY,
  // The page reports in place that they cannot be loaded.
  queryFn: ({ signal }) => call(sessionEndpoints.ownSessions, { signal, suppressErrorToast: 'everything' }),
  staleTime: 0,
});

/** Newest first, ten at a time; every sign-in adds to it. */
export const ownHistory = infiniteQueryOptions({
  queryKey: ['', 'profile', 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(sessionEndpoints.ownHistory, {
      query: pageParam === '' ? {} : { beforeId: pageParam },
      signal,
      suppressErrorToast: 'everything',
    }),
  initialPageParam: '',
  getNextPageParam: ({ nextBeforeId }) => nextBeforeId,
  staleTime: 0,
});
