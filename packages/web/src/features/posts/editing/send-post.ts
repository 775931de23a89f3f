import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import type { postInput } from './post-values.ts';
import { QUIET_SAVES } from './save-answer.ts';

/** Saves a text over the version it began with, or begins a post; sent twice it begins one only. */
export function sendPost(
  post: Post | undefined,
  editingSession: string,
  body: ReturnType<typeof postInput>,
): Promise<Post> {
  if (!post)
    return call(postEndpoints.create, {
      body,
      idempotencyKey: editingSession,
      suppressErrorToast: QUIET_SAVES,
    });
  return call(postEndpoints.update, {
    body: { ...body, id: post.id, version: post.version, editingSession },
    suppressErrorToast: QUIET_SAVES,
  });
}
