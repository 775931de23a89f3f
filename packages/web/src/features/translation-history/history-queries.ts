import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { historyEndpoints as endpoints } from '@toasoan/contract/features/translation-history/endpoints.ts';
import type { HistoryAddress } from '@toasoan/contract/features/translation-history/translation-history.ts';
import { call } from '#web/core/api/api.ts';

const keyOf = (projectId: string, ...rest: readonly unknown[]) => [projectId, 'translation-history', ...rest];

/** Page after page, each from below the last row; read anew whenever it is shown. */
export function historyPages(projectId: string, { page: _page, ...query }: HistoryAddress) {
  return infiniteQueryOptions({
    queryKey: keyOf(projectId, 'list', query),
    queryFn: ({ signal, pageParam }) =>
      call(endpoints.list, { query: { ...query, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });
}

export function historyDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: keyOf(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

export function engineNames(projectId: string) {
  return queryOptions({
    queryKey: keyOf(projectId, 'engines'),
    queryFn: ({ signal }) => call(endpoints.engines, { signal }),
  });
}
