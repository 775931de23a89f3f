import {
  type StepTaker,
  SUBMISSION_STATES,
  type SubmissionState,
  stepsTo,
} from '@toasoan/contract/features/submissions/submission-states.ts';

type Asked = readonly ('reason' | 'decision')[];
type Holds = (taker: StepTaker) => boolean;

export function holdsOf(permissions: readonly string[]): Holds {
  return (taker) => taker !== 'entrant' && taker !== 'deadline' && permissions.includes(taker);
}

/** Every state that one decision of this person leads to: a new work may be judged at once. */
export function waysFrom(from: SubmissionState, holds: Holds): SubmissionState[] {
  return SUBMISSION_STATES.filter((to) => mayMove(from, to, holds));
}

export function mayMove(from: SubmissionState, to: SubmissionState, holds: Holds): boolean {
  const steps = stepsTo(from, to);
  return steps?.every(({ by }) => by.some(holds)) ?? false;
}

/** What must be said with it. Of works in several states it is asked for where one of them needs it. */
export function needsOf(froms: readonly SubmissionState[], to: SubmissionState): Asked {
  const needs = froms.flatMap((from) => stepsTo(from, to)?.at(-1)?.needs ?? []);
  return [...new Set(needs)];
}

/** The way that the key for "out" means: not valid while it is checked, against the rules later. */
export function wayOut(from: SubmissionState, holds: Holds): SubmissionState | undefined {
  return (['INVALID', 'DISQUALIFIED'] as const).find((to) => mayMove(from, to, holds));
}

/** Decisions of a check, which can be taken back for a while. */
const TAKEN_BACK: readonly SubmissionState[] = ['CHECKING', 'VALID', 'NEEDS_FIX', 'INVALID'];
export const canTakeBack = (to: SubmissionState): boolean => TAKEN_BACK.includes(to);

const DAY_MS = 86_400_000;
const FIX_DAYS = 10;

/** Ten days to mend a work, not past the end of the intake while that lies ahead. */
export function usualFixTime(now: number, endTime: string | null): string {
  const usual = now + FIX_DAYS * DAY_MS;
  const end = endTime === null ? Number.NaN : Date.parse(endTime);
  return new Date(end > now ? Math.min(usual, end) : usual).toISOString();
}
