import { PERMISSIONS } from '@toasoan/contract/access/permissions.ts';
import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import {
  movesOf,
  type PostActor,
  type PostFacts,
  type PostMoveChoice,
} from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { postRuleNotMet } from './post-rule-error.ts';

/** May do all there is: a move that is not open to this one is open to nobody. */
const ANYBODY: PostActor = { userId: '', permissions: PERMISSIONS, allowSelfApprove: true };

/**
 * The move that leads to `to`.
 * @throws FORBIDDEN when it is open to others only, RULES_NOT_MET when the post's state allows it to nobody.
 */
export function chooseMove(actor: PostActor, post: PostFacts, to: PostState | 'restore'): PostMoveChoice {
  const choice = findMove(actor, post, to);
  if (choice !== undefined) return choice;
  throw findMove(ANYBODY, post, to) === undefined
    ? postRuleNotMet('MOVE_NOT_POSSIBLE')
    : new AppError('FORBIDDEN');
}

function findMove(actor: PostActor, post: PostFacts, to: PostState | 'restore'): PostMoveChoice | undefined {
  if (to === 'restore' && post.state !== 'TRASHED') return undefined;
  return movesOf(actor, post).find((move) => to === 'restore' || move.to === to);
}
