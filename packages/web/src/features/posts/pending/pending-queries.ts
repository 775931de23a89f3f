import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { postKeys } from '../post-queries.ts';

/** What would refuse these fields, and what readers would not find. */
export function pendingCheck(
  projectId: string,
  post: Pick<Post, 'id' | 'version'>,
  fields: readonly string[],
) {
  return queryOptions({
    queryKey: postKeys(projectId, 'pending-check', post.id, post.version, fields),
    queryFn: ({ signal }) =>
      call(pendingEndpoints.check, {
        params: { id: post.id },
        query: fields.length === 0 ? {} : { fields: [...fields] },
        headers: { 'x-hide-loading': '1' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
