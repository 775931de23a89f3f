import type { PostMove, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { usePostActor } from '../post-actor.ts';
import { useMovePost } from '../post-changes.ts';
import type { MoveAnswer } from '../workflow/open-move.ts';
import { useTellMove } from '../workflow/use-tell-move.ts';
import { useWhyNot } from '../workflow/use-why-not.ts';

/** Gives a post the time it was dragged to. */
export function useReschedule() {
  const rules = usePostActor();
  const whyNot = useWhyNot();
  const mutation = useMovePost();
  const tell = useTellMove();

  function moveOf(post: PostRow): PostMove | undefined {
    return rules
      .movesOf(post)
      .find(({ name, via }) => (name === 'schedule' || name === 'reschedule') && via.length === 0);
  }
  function make(
    post: Pick<PostRow, 'id' | 'version' | 'scheduleTime'>,
    move: PostMove,
    answer: MoveAnswer,
  ): void {
    mutation.mutate(
      { post, to: move.to, ...answer },
      { onSuccess: (after) => tell(post, move, after, make) },
    );
  }
  return {
    isMovable: (post: PostRow) => {
      const move = moveOf(post);
      return move !== undefined && whyNot(move) === undefined;
    },
    reschedule: (post: PostRow, scheduleTime: string) => {
      const move = moveOf(post);
      if (move) make(post, move, { scheduleTime });
    },
  };
}
