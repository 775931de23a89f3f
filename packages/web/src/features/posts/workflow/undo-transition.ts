import type { Post, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostTransitionName } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { rulesInTheWay, type TransitionInput } from './open-transition.ts';

/** The move that leads back to where a post was. */
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
  readonly move: PostTransition;
  readonly answer: TransitionInput;
}

/** How a move is taken back, if the answer says that this person may do so now. */
export function undoOf(
  before: Pick<PostRow, 'scheduleTime'>,
  made: PostTransition,
  { allowedTransitions }: Pick<Post, 'allowedTransitions'>,
): Undo | undefined {
  // Of several steps in one press only the last could be taken back.
  if (made.via.length > 0) return undefined;
  const move = allowedTransitions.find(({ name }) => name === UNDONE_BY[made.name]);
  if (!move || move.via.length > 0 || move.needsReason || rulesInTheWay(move).length > 0) return undefined;
  if (!move.needsTime) return { move, answer: {} };
  const { scheduleTime } = before;
  if (scheduleTime === null || scheduleProblem(Date.parse(scheduleTime), Date.now()) !== undefined)
    return undefined;
  return { move, answer: { scheduleTime } };
}
