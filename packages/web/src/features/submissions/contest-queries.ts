import { queryOptions } from '@tanstack/react-query';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

const QUIET = { 'x-hide-loading': '1' };
const contestKeys = resourceKeys('contests');

/** Every minute, since readers send works at any time. */
const FRESH_MS = 60_000;

/** The same for the menu, whose numbers follow what readers send. */
export function quietContestList(projectId: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'list'),
    queryFn: ({ signal }) => call(contestEndpoints.list, { query: {}, signal, headers: QUIET }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
}

/** The contests of the project: few, read once for every group. */
export function contestList(projectId: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'list'),
    queryFn: ({ signal }) => call(contestEndpoints.list, { query: {}, signal }),
  });
}
