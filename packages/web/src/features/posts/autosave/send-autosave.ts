import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';

/** Keeps unsaved text on the server, without a word about it. */
export async function sendAutosave(
  { id, version }: Post,
  editingSession: string,
  draft: PostDraft,
): Promise<Date> {
  const { savedTime } = await call(postEndpoints.autosave, {
    body: { postId: id, editingSession, baseVersion: version, draft },
    headers: { 'x-hide-loading': '1' },
    suppressErrorToast: 'everything',
  });
  return new Date(savedTime);
}
