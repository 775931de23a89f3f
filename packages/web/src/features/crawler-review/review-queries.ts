import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import type { DuplicateOf } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export type ReviewQuery = QueryInput<typeof crawlerReviewEndpoints.list>;

export const reviewKeys = resourceKeys('crawler-review');

const QUIET = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** The stories of a tab, page by page. */
export function reviewStories(projectId: string, query: ReviewQuery) {
  return infiniteQueryOptions({
    queryKey: reviewKeys(projectId, 'list', query),
    queryFn: ({ signal, pageParam }) =>
      call(crawlerReviewEndpoints.list, { query: { ...query, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total, items }) =>
      items.length > 0 && page * limit < total ? page + 1 : undefined,
  });
}

export function reviewCounts(projectId: string) {
  return queryOptions({
    queryKey: reviewKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(crawlerReviewEndpoints.counts, { signal, ...QUIET }),
    initialData: () => firstAnswer(crawlerReviewEndpoints.counts, {}),
  });
}

/** One text with its gates; read before anybody comes to it. */
export function reviewDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: reviewKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(crawlerReviewEndpoints.detail, { params: { id }, signal, ...QUIET }),
    staleTime: 30_000,
  });
}

/** The paragraphs of a text beside those of a post or of another text. */
export function reviewOther(projectId: string, id: string, other: Pick<DuplicateOf, 'kind' | 'id'>) {
  return queryOptions({
    queryKey: reviewKeys(projectId, 'other', id, other.kind, other.id),
    queryFn: ({ signal }) =>
      call(crawlerReviewEndpoints.other, {
        params: { id },
        query: { kind: other.kind, otherId: other.id },
        signal,
        ...QUIET,
      }),
    staleTime: 60_000,
  });
}
