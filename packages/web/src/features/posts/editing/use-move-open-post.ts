import { useQueryClient } from '@tanstack/react-query';
import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useMovePost } from '../post-changes.ts';
import { postDetail } from '../post-queries.ts';
import type { PostSession } from './post-session.ts';

const DONE = {
  PUBLISHED: 'done.published',
  UNPUBLISHED: 'done.unpublished',
  TRASHED: 'done.trashed',
  DRAFT: 'done.restored',
} as const satisfies Record<PostState, string>;

/** Saves what is typed, then moves the post; what stands in the way is listed and marked at its field. */
export function useMoveOpenPost(session: PostSession) {
  const { t } = useTranslation('posts');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mutation = useMovePost();
  const [moving, setMoving] = useState(false);

  async function send(to: PostState, reason: string | undefined): Promise<boolean> {
    const state = session.get();
    const post = state.dirty || !state.post ? await session.save() : state.post;
    if (!post) return false;
    const after = await mutation.mutateAsync({ post, to, reason });
    client.setQueryData(postDetail(projectId, after.id).queryKey, after);
    session.rebase(after, undefined);
    showToast({ tone: 'success', text: t(DONE[to], { title: after.title }) });
    return true;
  }
  async function move(to: PostState, reason?: string): Promise<boolean> {
    setMoving(true);
    try {
      return await send(to, reason);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const rules = error.details.rules ?? [];
      session.form.refuse(rules.map(({ field = '', code, message }) => ({ field, code, message })));
      return false;
    } finally {
      setMoving(false);
    }
  }
  return { move, moving };
}
