import type { Post, PostMove, PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { PostMoveName } from '@toasoan/contract/features/posts/post-moves.ts';
import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import { type MoveAnswer, rulesInTheWay } from './open-move.ts';

/** The move that leads back to where a post was. */
export const UNDONE_BY: Readonly<Partial<Record<PostMoveName, PostMoveName>>> = {
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
  readonly move: PostMove;
  readonly answer: MoveAnswer;
}

/** How a move is taken back, if the answer says that this person may do so now. */
export function undoOf(
  before: Pick<PostRow, 'scheduleTime'>,
  made: PostMove,
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
