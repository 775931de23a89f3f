import { useQueryClient } from '@tanstack/react-query';
import type { Post, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useState } from 'react';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTransitionPost } from '../post-changes.ts';
import { postDetail } from '../post-queries.ts';
import type { TransitionInput } from '../workflow/open-transition.ts';
import { useNotifyTransition } from '../workflow/use-notify-transition.ts';
import type { PostSession } from './post-session.ts';

/** Saves what is typed, then moves the post; what stands in the way is listed and marked at its field. */
export function useTransitionOpenPost(session: PostSession) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const mutation = useTransitionPost();
  const notify = useNotifyTransition();
  const [moving, setMoving] = useState(false);

  async function send(post: Post, move: PostTransition, answer: TransitionInput): Promise<Post> {
    const after = await mutation.mutateAsync({ post, to: move.to, ...answer });
    client.setQueryData(postDetail(projectId, after.id).queryKey, after);
    session.rebase(after, undefined);
    notify(post, move, after, (moved, back, known) => void tryTo(() => send(moved, back, known)));
    return after;
  }
  async function tryTo(work: () => Promise<Post | undefined>): Promise<Post | undefined> {
    setMoving(true);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const rules = error.details.rules ?? [];
      session.form.refuse(rules.map(({ field = '', code, message }) => ({ field, code, message })));
      return undefined;
    } finally {
      setMoving(false);
    }
  }
  /** The post as it is then; undefined when it was refused. */
  function move(to: PostTransition, answer: TransitionInput): Promise<Post | undefined> {
    return tryTo(async () => {
      const state = session.get();
      const post = state.dirty || !state.post ? await session.save() : state.post;
      return post && (await send(post, to, answer));
    });
  }
  return { move, moving };
}
