import type { Post, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostTransitionName } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { rulesInTheWay, type TransitionInput } from './open-transition.ts';

/** The transition that leads back. */
export const UNDONE_BY: Readonly<Partial<Record<PostTransitionName, PostTransitionName>>> = {
  submit: 'withdraw',
  withdraw: 'submit',
  pickUp: 'release',
  schedule: 'cancelSchedule',
  reschedule: 'reschedule',
  cancelSchedule: 'schedule',
  trash: 'restore',
  restore: 'trash',
};

interface Undo {
  readonly transition: PostTransition;
  readonly answer: TransitionInput;
}

/** The way to undo a transition, if the answer allows it to this person now. */
export function undoOf(
  before: Pick<PostRow, 'scheduleTime'>,
  made: PostTransition,
  { allowedTransitions }: Pick<Post, 'allowedTransitions'>,
): Undo | undefined {
  // Only the last of several steps could be undone.
  if (made.via.length > 0) return undefined;
  const transition = allowedTransitions.find(({ name }) => name === UNDONE_BY[made.name]);
  if (
    !transition ||
    transition.via.length > 0 ||
    transition.needsReason ||
    rulesInTheWay(transition).length > 0
  )
    return undefined;
  if (!transition.needsTime) return { transition, answer: {} };
  const { scheduleTime } = before;
  if (!scheduleTime || scheduleProblem(Date.parse(scheduleTime), Date.now()) !== undefined) return undefined;
  return { transition, answer: { scheduleTime } };
}
