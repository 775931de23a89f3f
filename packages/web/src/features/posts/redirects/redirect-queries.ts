import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { redirectEndpoints } from '@toasoan/contract/features/posts/redirects/redirect-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postKeys } from '../post-queries.ts';

const redirectsKey = (projectId: string, postId: string) => postKeys(projectId, 'redirects', postId);

export function postRedirects(projectId: string, postId: string) {
  return queryOptions({
    queryKey: redirectsKey(projectId, postId),
    queryFn: ({ signal }) => call(redirectEndpoints.list, { params: { id: postId }, signal }),
  });
}

interface Change {
  readonly kind: 'add' | 'remove';
  readonly version: number;
  readonly slug: string;
}

/** Adds or removes an old address; each is a version of the post. */
export function useChangeRedirect(postId: string) {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useMutation({
    mutationFn: ({ kind, version, slug }: Change) =>
      call(redirectEndpoints[kind], {
        params: { id: postId },
        body: { version, slug },
        suppressErrorToast: ['SLUG_TAKEN', 'RULES_NOT_MET', 'INVALID_INPUT'],
      }),
    onSuccess: ({ redirects }) => client.setQueryData(redirectsKey(projectId, postId), redirects),
  });
}
