import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostApply } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { editingSessionOf } from '../editing/use-post-session.ts';
import { postDetail, postKeys } from '../post-queries.ts';

type Applied = Pick<Post, 'id' | 'version'>;

/** Everything that shows the post is read anew; its own page shows the answer at once. */
function useShowChanged() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return {
    show: (post: Post) => client.setQueryData(postDetail(projectId, post.id).queryKey, post),
    readAnew: () => invalidate(client, { queryKey: postKeys(projectId) }),
  };
}

export function useApplyPending() {
  const { show, readAnew } = useShowChanged();
  return useMutation({
    mutationFn: ({
      post,
      options,
    }: {
      readonly post: Applied;
      readonly options: Omit<PostApply, 'version'>;
    }) =>
      call(postEndpoints.apply, {
        params: { id: post.id },
        body: { version: post.version, ...options, editingSession: editingSessionOf(post.id) },
        suppressErrorToast: ['VERSION_CONFLICT', 'LOCKED_BY_OTHER'],
      }),
    onSuccess: show,
    onSettled: readAnew,
  });
}

export function useDropPending() {
  const { show, readAnew } = useShowChanged();
  return useMutation({
    mutationFn: (post: Applied) =>
      call(postEndpoints.dropPending, {
        params: { id: post.id },
        body: { version: post.version, editingSession: editingSessionOf(post.id) },
      }),
    onSuccess: show,
    onSettled: readAnew,
  });
}

/** The post as it is now, past what is known of it. */
export function useReadAgain(): (id: string) => Promise<Post> {
  const projectId = useProjectId();
  const client = useQueryClient();
  return (id) => client.fetchQuery({ ...postDetail(projectId, id), staleTime: 0 });
}
