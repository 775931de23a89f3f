import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';

type PostQuery = QueryInput<typeof postEndpoints.list>;

/** Everything about posts of a project; invalidate it after every change. */
export function postKeys(projectId: string, ...rest: QueryKey): QueryKey {
  return [projectId, 'posts', ...rest];
}

export function postList(projectId: string, query: PostQuery) {
  return queryOptions({
    queryKey: postKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(postEndpoints.list, { query, signal }),
  });
}

export function postCounts(projectId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(postEndpoints.counts, { signal }),
  });
}

export function postDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(postEndpoints.detail, { params: { id }, signal }),
  });
}
