import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

const NOTIFICATIONS = ['notifications'];
const UNREAD_KEY = [...NOTIFICATIONS, 'unread'];
/** Where no line to the server tells of new ones. */
const REFETCH_MS = 60_000;
const PAGE = 20;
/** Nobody asked for it, so it takes its time and fails in silence. */
const QUIET = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

export const unreadNotifications = queryOptions({
  queryKey: UNREAD_KEY,
  queryFn: ({ signal }) => call(notificationEndpoints.unread, { signal, ...QUIET }),
  select: ({ count }) => count,
  staleTime: 0,
  refetchInterval: REFETCH_MS,
  refetchOnWindowFocus: true,
});

export function notificationList(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS, 'list', isUnreadOnly],
    queryFn: ({ signal, pageParam }) =>
      call(notificationEndpoints.list, {
        query: { limit: PAGE, before: pageParam, ...(isUnreadOnly && { unread: true }) },
        signal,
        ...QUIET,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });
}

export const notificationSettings = queryOptions({
  queryKey: [...NOTIFICATIONS, 'settings'],
  queryFn: ({ signal }) => call(notificationEndpoints.settings, { signal, suppressErrorToast: 'everything' }),
  staleTime: 0,
});

/** Something is new, or was read on another page. */
export async function askForNotifications(queries: QueryClient): Promise<void> {
  await invalidate(queries, { queryKey: UNREAD_KEY });
  await invalidate(queries, { queryKey: [...NOTIFICATIONS, 'list'] });
}

/** Marks some as read, or all up to one; without an answer they stay as they are. */
export async function markNotifications(
  queries: QueryClient,
  which: { readonly ids: string[] } | { readonly upTo: string },
): Promise<void> {
  const answer =
    'ids' in which
      ? await call(notificationEndpoints.markRead, { body: which, ...QUIET })
      : await call(notificationEndpoints.markAllRead, { body: which });
  queries.setQueryData(UNREAD_KEY, answer);
  await invalidate(queries, { queryKey: [...NOTIFICATIONS, 'list'] });
}
