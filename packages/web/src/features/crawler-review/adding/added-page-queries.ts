import { queryOptions } from '@tanstack/react-query';
import { addedPageEndpoints } from '@toasoan/contract/features/crawler-review/adding/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { reviewKeys } from '../review-queries.ts';

const LOOK_AGAIN_MS = 1_000;
const QUIET = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** Gives the server one address of an article; what stands in the way is said by the caller. */
export const addPage = (url: string) =>
  call(addedPageEndpoints.add, { body: { url }, suppressErrorToast: 'everything' });

/** What has become of an address, asked until it is known. */
export function addedPage(projectId: string, runId: string) {
  return queryOptions({
    queryKey: reviewKeys(projectId, 'added', runId),
    queryFn: ({ signal }) => call(addedPageEndpoints.added, { params: { id: runId }, signal, ...QUIET }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'WAITING' ? LOOK_AGAIN_MS : false,
  });
}
