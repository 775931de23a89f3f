import type { PostMove, PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { ApiError } from '#web/core/api/api-error.ts';
import { useMovePost } from '../post-changes.ts';
import type { MoveAnswer } from './open-move.ts';
import { useAskMove } from './use-ask-move.tsx';
import { useTellMove } from './use-tell-move.ts';

/** What of a post it takes to move it. */
export type Movable = Pick<PostRow, 'id' | 'version' | 'title' | 'scheduleTime'>;

interface PostMoves {
  readonly moving: boolean;
  readonly start: (post: Movable, move: PostMove) => void;
  /** To be rendered once beside what starts moves. */
  readonly dialog: ReactNode;
}

/** Moves of saved posts with their questions, results and ways back. */
export function usePostMoves(): PostMoves {
  const mutation = useMovePost();
  const tell = useTellMove();

  async function make(post: Movable, move: PostMove, answer: MoveAnswer): Promise<boolean> {
    try {
      const after = await mutation.mutateAsync({ post, to: move.to, ...answer });
      tell(post, move, after, (moved, back, known) => void make(moved, back, known));
      return true;
    } catch (error) {
      // Said already.
      if (error instanceof ApiError) return false;
      throw error;
    }
  }
  const { start, dialog } = useAskMove(make);
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
