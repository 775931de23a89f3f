import { queryOptions } from '@tanstack/react-query';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

const contestKeys = resourceKeys('contests');

/** The contests of the project: few, read once for every group. */
export function contestList(projectId: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'list'),
    queryFn: ({ signal }) => call(contestEndpoints.list, { query: {}, signal }),
  });
}
