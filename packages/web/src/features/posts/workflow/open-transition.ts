import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { TRANSITION_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type {
  PostTransitionChoice,
  PostTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** What was asked before a move. */
export interface TransitionInput {
  readonly reason?: string | undefined;
  readonly scheduleTime?: string | undefined;
  readonly takedown?: TakedownFacts | undefined;
}

/** A move that the console worked out itself, in the words of the server's. */
export function openTransition(choice: PostTransitionChoice): PostTransition {
  const { name, to, via, needsReason, needsTime, needsCase, isBarred } = choice;
  const barred = { code: 'OWN_POST', message: TRANSITION_RULE_TEXTS.OWN_POST[currentLanguage()] };
  return { name, to, via: [...via], needsReason, needsTime, needsCase, unmet: isBarred ? [barred] : [] };
}

/** What a later time settles by itself. */
const SETTLED_BY_TIME = ['MIN_DELAY', 'EMBARGO'];

/** What stands in the way; a move to a time of its own is not held up by the present one. */
export function rulesInTheWay(move: PostTransition): PostTransition['unmet'] {
  return move.needsTime ? move.unmet.filter(({ code }) => !SETTLED_BY_TIME.includes(code)) : move.unmet;
}

export function isOwnPost(move: PostTransition): boolean {
  return move.unmet.some(({ code }) => code === 'OWN_POST');
}

/** What a person mostly comes for, first. */
const STEPS: readonly PostTransitionName[] = ['publish', 'forward', 'pickUp', 'submit'];

/**
 * The step of the work that is next for this person; own work that waits for somebody else only when nothing
 * else is open. What is set for a time goes on by itself.
 */
export function nextStep(moves: readonly PostTransition[]): PostTransition | undefined {
  if (moves.some(({ name }) => name === 'reschedule' || name === 'cancelSchedule')) return undefined;
  const steps = STEPS.flatMap((name) => moves.find((move) => move.name === name) ?? []);
  return steps.find((move) => !isOwnPost(move)) ?? steps[0];
}
