import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { editingSessionOf } from '../editing/use-post-session.ts';
import { postKeys } from '../post-queries.ts';

interface Restoring {
  readonly post: Pick<Post, 'id' | 'version'>;
  readonly no: number;
  readonly fields: readonly PostFieldName[];
}

/** Takes fields of a save up again; whatever comes of it, the post and its history are read anew. */
export function useRestoreVersion() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, no, fields }: Restoring) =>
      call(versionEndpoints.restore, {
        params: { id: post.id },
        body: { version: post.version, no, fields: [...fields], editingSession: editingSessionOf(post.id) },
        suppressErrorToast: ['VERSION_CONFLICT'],
      }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
