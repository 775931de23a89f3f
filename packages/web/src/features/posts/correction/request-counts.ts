import { queryOptions } from '@tanstack/react-query';
import { correctionRequestCounts } from '@toasoan/contract/features/posts/correction/request-counts.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

/** Of requests for a correction, which lie above posts. */
export const requestKeys = resourceKeys('correction-requests');

export function requestCounts(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(correctionRequestCounts, { signal }),
  });
}
