import type { PostMove } from '@toasoan/contract/features/posts/post.ts';
import type { PostMoveChoice, PostMoveName } from '@toasoan/contract/features/posts/post-moves.ts';
import { MOVE_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** What was asked before a move. */
export interface MoveAnswer {
  readonly reason?: string | undefined;
  readonly scheduleTime?: string | undefined;
  readonly takedown?: TakedownFacts | undefined;
}

/** A move that the console worked out itself, in the words of the server's. */
export function openMove(choice: PostMoveChoice): PostMove {
  const { name, to, via, needsReason, needsTime, needsCase, isBarred } = choice;
  const barred = { code: 'OWN_POST', message: MOVE_RULE_TEXTS.OWN_POST[currentLanguage()] };
  return { name, to, via: [...via], needsReason, needsTime, needsCase, unmet: isBarred ? [barred] : [] };
}

/** Moves of many posts at once: a case is about one alone. */
export function movesOfMany(moves: readonly PostMove[]): readonly PostMove[] {
  return moves.filter((move) => !move.needsCase);
}

/** What a later time settles by itself. */
const SETTLED_BY_TIME = ['MIN_DELAY', 'EMBARGO'];

/** What stands in the way; a move to a time of its own is not held up by the present one. */
export function rulesInTheWay(move: PostMove): PostMove['unmet'] {
  return move.needsTime ? move.unmet.filter(({ code }) => !SETTLED_BY_TIME.includes(code)) : move.unmet;
}

export function isOwnPost(move: PostMove): boolean {
  return move.unmet.some(({ code }) => code === 'OWN_POST');
}

/** What a person mostly comes for, first. */
const STEPS: readonly PostMoveName[] = ['publish', 'forward', 'pickUp', 'submit'];

/**
 * The step of the work that is next for this person; own work that waits for somebody else only when nothing
 * else is open. What is set for a time goes on by itself.
 */
export function nextStep(moves: readonly PostMove[]): PostMove | undefined {
  if (moves.some(({ name }) => name === 'reschedule' || name === 'cancelSchedule')) return undefined;
  const steps = STEPS.flatMap((name) => moves.find((move) => move.name === name) ?? []);
  return steps.find((move) => !isOwnPost(move)) ?? steps[0];
}
