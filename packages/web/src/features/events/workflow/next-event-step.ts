import type {
  EventTransitionChoice,
  EventTransitionName,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';

/** The most frequent steps first. */
const STEPS: readonly EventTransitionName[] = ['publish', 'forward', 'submit'];

/** The next step for this person. One that needs another approver comes only when nothing else is open. */
export function nextEventStep(
  transitions: readonly EventTransitionChoice[],
): EventTransitionChoice | undefined {
  // A scheduled event needs no step.
  if (transitions.some(({ name }) => name === 'cancelSchedule')) return undefined;
  const steps = STEPS.flatMap((name) => transitions.find((one) => one.name === name) ?? []);
  return steps.find(({ isBarred }) => !isBarred) ?? steps[0];
}
