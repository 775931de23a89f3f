import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';

const sharesKey = (projectId: string, postId: string) => postKeys(projectId, 'shares', postId);

export function postShares(projectId: string, postId: string) {
  return queryOptions({
    queryKey: sharesKey(projectId, postId),
    queryFn: ({ signal }) => call(shareEndpoints.list, { params: { id: postId }, signal }),
  });
}

export function useCreateShare(postId: string) {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useMutation({
    mutationFn: (options: Omit<BodyInput<typeof shareEndpoints.create>, 'postId'>) =>
      call(shareEndpoints.create, { body: { postId, ...options } }),
    onSettled: () => invalidate(client, { queryKey: sharesKey(projectId, postId) }),
  });
}

export function useRevokeShare(postId: string) {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useMutation({
    mutationFn: (linkId: string) => call(shareEndpoints.revoke, { params: { id: postId }, body: { linkId } }),
    onSettled: () => invalidate(client, { queryKey: sharesKey(projectId, postId) }),
  });
}
