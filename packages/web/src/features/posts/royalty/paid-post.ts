import { queryOptions } from '@tanstack/react-query';
import type { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { CallableOf } from '#web/core/api/callable.ts';

/** A plain constant: the schemas of posts stay with their pages. */
const DETAIL: CallableOf<typeof postEndpoints.detail> = {
  method: 'GET',
  path: '/admin/post/detail/{id}',
  access: { token: 'full', area: 'posts', permissions: [] },
};

/** The post beside what it pays: title, byline, genre. */
export function paidPost(projectId: string, id: string) {
  return queryOptions({
    queryKey: [projectId, 'posts', 'detail', id],
    queryFn: ({ signal }) =>
      call(DETAIL, {
        params: { id },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
}
