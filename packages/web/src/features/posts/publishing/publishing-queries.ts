import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import {
  type PostOpenPoints,
  publishEndpoints,
} from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';
import { notifyRefusal, REFUSALS } from '../workflow/notify-refusal.ts';

/** Who hears of the publication. */
export function publishAudience(projectId: string, id: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'publish-audience', id),
    queryFn: ({ signal }) =>
      call(publishEndpoints.audience, { params: { id }, signal, headers: { 'x-hide-loading': '1' } }),
  });
}

/** What the publication would change now on the front page and on the pages of the post's categories. */
export function publishSlots(projectId: string, id: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'publish-slots', id),
    queryFn: ({ signal }) =>
      call(publishEndpoints.slots, {
        params: { id },
        suppressErrorToast: 'everything',
        signal,
        headers: { 'x-hide-loading': '1' },
      }),
    staleTime: 0,
  });
}

/** How much of a post is still in its source's words; the answer belongs to one version. */
export function sourceShare(projectId: string, { id, version }: Pick<PostRow, 'id' | 'version'>) {
  return queryOptions({
    queryKey: postKeys(projectId, 'source-share', id, version),
    queryFn: ({ signal }) =>
      call(publishEndpoints.sourceShare, {
        params: { id },
        suppressErrorToast: 'everything',
        signal,
        headers: { 'x-hide-loading': '1' },
      }),
  });
}

/** How far a publication has come; asked again only while something of it still waits. */
export function publishReceipt(projectId: string, { id, version }: Pick<PostRow, 'id' | 'version'>) {
  return queryOptions({
    queryKey: postKeys(projectId, 'publish-receipt', id, version),
    queryFn: ({ signal }) =>
      call(publishEndpoints.receipt, {
        params: { id },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    refetchInterval: ({ state }) => {
      const seconds = state.data?.nextLookSeconds;
      return seconds == null || state.status === 'error' ? false : seconds * 1_000;
    },
  });
}

/** What waits for this person now: the number, and the first two, as one of them may be the post just published. */
export function waitingPosts(projectId: string) {
  const query = { view: 'waiting', limit: 2 } as const;
  return queryOptions({
    queryKey: postKeys(projectId, 'next-waiting'),
    queryFn: ({ signal }) => call(postEndpoints.list, { query, signal, headers: { 'x-hide-loading': '1' } }),
  });
}

/** The open points of posts that are about to be published together; nothing where they cannot be read. */
export async function openPointsOf(ids: readonly string[]): Promise<readonly PostOpenPoints[]> {
  try {
    const { items } = await call(publishEndpoints.points, {
      query: { ids: [...ids] },
      suppressErrorToast: 'everything',
    });
    return items;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** Takes back what this person has published just now. */
export function useUndoPublish() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<PostRow, 'id' | 'version'>) =>
      call(publishEndpoints.undo, {
        params: { id },
        body: { version },
        suppressErrorToast: REFUSALS,
      }),
    onError: notifyRefusal,
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
