import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { TRANSITION_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type {
  PostTransitionChoice,
  PostTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { PostTransitionRequest } from '@toasoan/contract/features/posts/workflow/transition-request.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** The answers to the questions of a transition. */
export interface TransitionInput {
  readonly reason?: string | undefined;
  readonly scheduleTime?: string | undefined;
  readonly takedown?: TakedownFacts | undefined;
  readonly place?: PostTransitionRequest['place'];
  readonly notifies?: boolean | undefined;
}

/** A transition that the console derived itself, in the form of the server's. */
export function openTransition(choice: PostTransitionChoice): PostTransition {
  const { name, to, intermediateSteps, needsReason, needsTime, needsCase, isBarred } = choice;
  const barred = { code: 'OWN_POST', message: TRANSITION_RULE_TEXTS.OWN_POST[currentLanguage()] };
  return {
    name,
    to,
    via: [...intermediateSteps],
    needsReason,
    needsTime,
    needsCase,
    unmet: isBarred ? [barred] : [],
  };
}

/** Rules that a later time settles. */
const SETTLED_BY_TIME = ['MIN_DELAY', 'EMBARGO'];

/** The blocking rules; the present time does not block a transition that asks for a time. */
export function rulesInTheWay(transition: PostTransition): PostTransition['unmet'] {
  return transition.needsTime
    ? transition.unmet.filter(({ code }) => !SETTLED_BY_TIME.includes(code))
    : transition.unmet;
}

/** Asked for in the one panel of publication, which shows what is in the way. */
const TO_READERS: readonly PostTransitionName[] = ['publish', 'schedule', 'reschedule'];

export function opensPublishPanel({ name }: Pick<PostTransition, 'name'>): boolean {
  return TO_READERS.includes(name);
}

export function isOwnPost(transition: PostTransition): boolean {
  return transition.unmet.some(({ code }) => code === 'OWN_POST');
}

/** The most frequent steps first. */
const STEPS: readonly PostTransitionName[] = ['publish', 'forward', 'pickUp', 'submit'];

/**
 * The next step for this person. A step that needs another approver comes only when nothing else is open. A
 * scheduled post needs no step.
 */
export function nextStep(transitions: readonly PostTransition[]): PostTransition | undefined {
  if (transitions.some(({ name }) => name === 'reschedule' || name === 'cancelSchedule')) return undefined;
  const steps = STEPS.flatMap((name) => transitions.find((transition) => transition.name === name) ?? []);
  return steps.find((transition) => !isOwnPost(transition)) ?? steps[0];
}
