import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { postPreviewEndpoints } from '@toasoan/contract/features/posts/preview/preview-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { postKeys } from '../post-queries.ts';

export type Drawn = BodyInput<typeof postPreviewEndpoints.show>;

/** The page of a post as readers will get it; while another text is drawn, the one before. */
export function postPreview(projectId: string, id: string, body: Drawn) {
  return queryOptions({
    queryKey: postKeys(projectId, 'preview', { id, ...body }),
    queryFn: ({ signal }) =>
      call(postPreviewEndpoints.show, {
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
