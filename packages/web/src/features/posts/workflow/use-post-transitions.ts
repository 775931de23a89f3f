import type { PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { ApiError } from '#web/core/api/api-error.ts';
import { useTransitionPost } from '../post-changes.ts';
import type { TransitionInput } from './open-transition.ts';
import { useAskTransition } from './use-ask-transition.tsx';
import { useNotifyTransition } from './use-notify-transition.ts';

/** What of a post it takes to move it. */
export type Movable = Pick<PostRow, 'id' | 'version' | 'title' | 'scheduleTime'>;

interface PostTransitions {
  readonly moving: boolean;
  readonly start: (post: Movable, move: PostTransition) => void;
  /** To be rendered once beside what starts moves. */
  readonly dialog: ReactNode;
}

/** Moves of saved posts with their questions, results and ways back. */
export function usePostTransitions(): PostTransitions {
  const mutation = useTransitionPost();
  const notify = useNotifyTransition();

  async function make(post: Movable, move: PostTransition, answer: TransitionInput): Promise<boolean> {
    try {
      const after = await mutation.mutateAsync({ post, to: move.to, ...answer });
      notify(post, move, after, (moved, back, known) => void make(moved, back, known));
      return true;
    } catch (error) {
      // Said already.
      if (error instanceof ApiError) return false;
      throw error;
    }
  }
  const { start, dialog } = useAskTransition(make);
  return {
    moving: mutation.isPending,
    start: (post, move) =>
      void start({
        subject: post,
        postId: post.id,
        move,
        what: `“${post.title}”`,
        scheduleTime: post.scheduleTime,
      }),
    dialog,
  };
}
