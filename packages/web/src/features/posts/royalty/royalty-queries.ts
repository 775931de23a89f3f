import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

/** Beside the posts: no change of a post changes what it pays. */
export function royaltyOf(projectId: string, postId: string) {
  return queryOptions({
    queryKey: [projectId, 'royalty', postId],
    queryFn: ({ signal }) => call(royaltyEndpoints.detail, { params: { id: postId }, signal }),
  });
}

export function useSaveRoyalty(postId: string) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof royaltyEndpoints.save>) => call(royaltyEndpoints.save, { body }),
    onSuccess: (saved) => client.setQueryData(royaltyOf(projectId, postId).queryKey, saved),
    onError: () => invalidate(client, { queryKey: royaltyOf(projectId, postId).queryKey }),
  });
}
