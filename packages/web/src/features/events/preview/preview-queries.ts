import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { eventPreviewEndpoints } from '@toasoan/contract/features/events/preview/preview-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { eventKeys } from '../event-queries.ts';

/** The page that readers will get; while another text is drawn, the one before. */
export function eventPreview(
  projectId: string,
  id: string,
  body: BodyInput<typeof eventPreviewEndpoints.show>,
) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'preview', { id, ...body }),
    queryFn: ({ signal }) =>
      call(eventPreviewEndpoints.show, {
        params: { id },
        body,
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
