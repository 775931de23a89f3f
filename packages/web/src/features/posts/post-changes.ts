import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postKeys } from './post-queries.ts';

interface Move {
  readonly post: { readonly id: string; readonly version: number };
  readonly to: PostState;
  readonly reason?: string | undefined;
  readonly editingSession?: string | undefined;
}

/** Moves one post to another state; the lists of the project are asked again. */
export function useMovePost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, to, reason, editingSession }: Move) =>
      call(postEndpoints.transition, {
        params: { id: post.id },
        body: { version: post.version, to, reason, editingSession },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: postKeys(projectId) }),
  });
}
