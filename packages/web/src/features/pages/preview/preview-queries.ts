import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { pagePreviewEndpoints } from '@toasoan/contract/features/pages/preview/preview-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { pageKeys } from '../page-queries.ts';

/** The page that readers will get; while another text is drawn, the one before. */
export function pagePreview(
  projectId: string,
  id: string,
  body: BodyInput<typeof pagePreviewEndpoints.show>,
) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'preview', { id, ...body }),
    queryFn: ({ signal }) =>
      call(pagePreviewEndpoints.show, {
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
