import { queryOptions } from '@tanstack/react-query';
import { jurorEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

const keys = resourceKeys('contest-jury');

/** The jury of a contest, for those who run its rounds. */
export function jurorsOf(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: keys(projectId, 'names', contestId),
    queryFn: ({ signal }) => call(jurorEndpoints.list, { query: { contestId }, signal }),
  });
}
