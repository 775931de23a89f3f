import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { dropEarlierDrafts } from './local-drafts.ts';
import type { UnsavedText } from './newest-unsaved.ts';

/** The person wants nothing of it: both copies go. */
export async function dropUnsaved(
  userId: string,
  { editingSession, postId }: UnsavedText,
  life: string,
): Promise<void> {
  await dropEarlierDrafts(userId, { editingSession, life });
  if (!postId) return;
  await call(postEndpoints.removeAutosave, { params: { editingSession }, query: { postId } });
}
