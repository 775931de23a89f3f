import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

type PostQuery = QueryInput<typeof postEndpoints.list>;

export const postKeys = resourceKeys('posts');

export function postList(projectId: string, query: PostQuery) {
  return queryOptions({
    queryKey: postKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(postEndpoints.list, { query, signal }),
    initialData: () => firstAnswer(postEndpoints.list, { query }),
  });
}

export function postCounts(projectId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(postEndpoints.counts, { signal }),
    initialData: () => firstAnswer(postEndpoints.counts, {}),
  });
}

export function postDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(postEndpoints.detail, { params: { id }, signal }),
    initialData: () => firstAnswer(postEndpoints.detail, { params: { id } }),
  });
}

/** The same ahead of its page: no sign of loading, and a failure is the page's to report. */
export function postDetailAhead(projectId: string, id: string) {
  return queryOptions({
    queryKey: postDetail(projectId, id).queryKey,
    queryFn: ({ signal }) =>
      call(postEndpoints.detail, {
        params: { id },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
}

const STEPS = 20;

/** The transition log of a post, newest first, in pages. */
export function postTransitionLog(projectId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: postKeys(projectId, 'transition-log', id),
    queryFn: ({ signal, pageParam }) =>
      call(postEndpoints.transitionLog, {
        params: { id },
        query: { limit: STEPS, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });
}

const SHOWN = 10;

/** Finds posts that this person may open; exact spelling comes first. */
export function postSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'search', text),
      queryFn: ({ signal }) => findPosts(text, signal),
    });
}

export async function findPosts(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await call(postEndpoints.list, {
    query: { text, limit: SHOWN },
    headers: { 'x-hide-loading': '1' },
    signal,
  });
  return items.map((post) => ({
    value: post.id,
    label: post.title,
    detail: post.passage ?? post.slug,
  }));
}
