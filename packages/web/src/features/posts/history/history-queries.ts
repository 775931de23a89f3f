import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { postKeys } from '../post-queries.ts';

const VERSIONS = 50;

/** The versions of a post, newest first, in pages. */
export function postVersions(projectId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: postKeys(projectId, 'history', id),
    queryFn: ({ signal, pageParam }) =>
      call(versionEndpoints.list, {
        params: { id },
        query: { limit: VERSIONS, ...(pageParam > 0 && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.no : undefined),
  });
}

/** The content of one version; it never changes. */
export function postVersion(projectId: string, id: string, no: number) {
  return queryOptions({
    queryKey: [projectId, 'post-version', id, no],
    queryFn: ({ signal }) => call(versionEndpoints.detail, { params: { id, no }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
