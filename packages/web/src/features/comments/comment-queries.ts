import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import type { CommentFilter } from '@toasoan/contract/features/comments/comment-list.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export type CommentQuery = QueryInput<typeof commentEndpoints.list>;

export const commentKeys = resourceKeys('comments');

const QUIET = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** The first page of a queue. */
export function commentList(projectId: string, query: CommentQuery) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(commentEndpoints.list, { query, signal }),
    initialData: () => firstAnswer(commentEndpoints.list, { query }),
  });
}

/** A later page, fetched before anybody asks for it. */
export function fetchMore(query: CommentQuery, cursor: string) {
  return call(commentEndpoints.list, { query: { ...query, cursor }, ...QUIET });
}

export function commentCounts(projectId: string) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(commentEndpoints.counts, { signal, ...QUIET }),
    initialData: () => firstAnswer(commentEndpoints.counts, {}),
  });
}

/** How many the filters match. */
export function matchingCount(projectId: string, filter: CommentFilter, isWanted: boolean) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'matching', filter),
    queryFn: ({ signal }) => call(commentEndpoints.countMatching, { body: { filter }, signal, ...QUIET }),
    enabled: isWanted,
  });
}

/** Thread, reports and sender of one comment. */
export function commentDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(commentEndpoints.detail, { params: { id }, signal, ...QUIET }),
    staleTime: 30_000,
  });
}

export function secondLooks(projectId: string) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'second-looks'),
    queryFn: ({ signal }) => call(commentEndpoints.secondLooks, { signal }),
  });
}

export function commentBans(projectId: string, page: number, limit: number) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'bans', page, limit),
    queryFn: ({ signal }) => call(commentEndpoints.bans, { query: { page, limit }, signal }),
  });
}

export function commentStatistics(projectId: string, days: number) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'statistics', days),
    queryFn: ({ signal }) => call(commentEndpoints.statistics, { query: { days }, signal, ...QUIET }),
  });
}
