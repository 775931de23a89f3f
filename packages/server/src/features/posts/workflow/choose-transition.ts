import { PERMISSIONS } from '@toasoan/contract/access/permissions.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import {
  type PostActor,
  type PostFacts,
  type PostTransitionChoice,
  transitionsOf,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { POST_RULE_TEXTS } from './unmet-post-rules.ts';

/**
 * The move that leads to `to`.
 * @throws FORBIDDEN when it is open to others only, RULES_NOT_MET when the post's state allows it to nobody.
 */
export function chooseTransition(
  actor: PostActor,
  post: PostFacts,
  to: PostState | 'restore',
): PostTransitionChoice {
  const choice = findTransition(actor, post, to);
  if (choice !== undefined) return choice;
  const isOpenToSomebody = [anybody(post.createdById), anybody(null)].some(
    (somebody) => findTransition({ ...somebody, workflowMode: actor.workflowMode }, post, to) !== undefined,
  );
  throw isOpenToSomebody ? new AppError('FORBIDDEN') : ruleNotMet(POST_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
}

/** May do all there is: a move that is not open to this one is open to nobody. */
function anybody(userId: string | null): Omit<PostActor, 'workflowMode'> {
  return { userId: userId ?? '', permissions: PERMISSIONS, allowSelfApprove: true };
}

function findTransition(
  actor: PostActor,
  post: PostFacts,
  to: PostState | 'restore',
): PostTransitionChoice | undefined {
  const moves = transitionsOf(actor, post);
  if (to === 'restore') return moves.find((move) => move.name === 'restore');
  return moves.find((move) => move.to === to);
}
