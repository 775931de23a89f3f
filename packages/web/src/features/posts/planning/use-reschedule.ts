import type { PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { usePostActor } from '../post-actor.ts';
import { useTransitionPost } from '../post-changes.ts';
import type { TransitionInput } from '../workflow/open-transition.ts';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useNotifyTransition } from '../workflow/use-notify-transition.ts';

/** Gives a post the time it was dragged to. */
export function useReschedule() {
  const rules = usePostActor();
  const disabledReason = useDisabledReason();
  const mutation = useTransitionPost();
  const notify = useNotifyTransition();

  function moveOf(post: PostRow): PostTransition | undefined {
    return rules
      .transitionsOf(post)
      .find(({ name, via }) => (name === 'schedule' || name === 'reschedule') && via.length === 0);
  }
  function make(
    post: Pick<PostRow, 'id' | 'version' | 'scheduleTime'>,
    move: PostTransition,
    answer: TransitionInput,
  ): void {
    mutation.mutate(
      { post, to: move.to, ...answer },
      { onSuccess: (after) => notify(post, move, after, make) },
    );
  }
  return {
    isMovable: (post: PostRow) => {
      const move = moveOf(post);
      return move !== undefined && disabledReason(move) === undefined;
    },
    reschedule: (post: PostRow, scheduleTime: string) => {
      const move = moveOf(post);
      if (move) make(post, move, { scheduleTime });
    },
  };
}
