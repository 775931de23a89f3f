import { queryOptions } from '@tanstack/react-query';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** Of no project. */
export const SESSIONS_KEY = ['', 'profile', 'sessions'];

export const ownSessions = queryOptions({
  queryKey: SESSIONS_KEY,
  // The page shows in its own place that they cannot be loaded.
  queryFn: ({ signal }) => call(sessionEndpoints.ownSessions, { signal, suppressErrorToast: 'everything' }),
  staleTime: 0,
});
