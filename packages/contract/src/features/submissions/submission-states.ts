import * as z from 'zod/mini';
import type { Permission } from '../../access/permissions.ts';

export const SUBMISSION_STATES = [
  'SUBMITTED',
  'CHECKING',
  'NEEDS_FIX',
  'VALID',
  'IN_PRELIM',
  'IN_FINAL',
  'AWARD_PROPOSED',
  'AWARDED',
  'ELIMINATED',
  'INVALID',
  'DISQUALIFIED',
  'WITHDRAWN',
  'REVOKED',
] as const;
export const submissionState = z.enum(SUBMISSION_STATES, { error: 'choice' });
export type SubmissionState = z.output<typeof submissionState>;

/**
 * Who takes a step: the permission of staff, `entrant` for the author on the site, `deadline` for the time to mend that
 * passed. SUPPER_ADMIN's steps ask for contest.config, which nobody else holds.
 */
export type StepTaker = Extract<Permission, `contest.${string}`> | 'entrant' | 'deadline';

interface Step {
  readonly from: SubmissionState;
  readonly to: SubmissionState;
  readonly by: readonly StepTaker[];
  /** What must be given with it: a reason (code and words), the number of a decision. */
  readonly needs?: readonly ('reason' | 'decision')[];
}

const REASON = ['reason'] as const;
const CHECK = ['contest.check'] as const;
const ROUND = ['contest.round'] as const;

/** Domain §9.6: every step there is. A step that is not here does not exist. */
export const SUBMISSION_STEPS: readonly Step[] = [
  { from: 'SUBMITTED', to: 'CHECKING', by: CHECK },
  { from: 'SUBMITTED', to: 'WITHDRAWN', by: ['entrant', 'contest.check'] },
  { from: 'CHECKING', to: 'VALID', by: CHECK },
  { from: 'CHECKING', to: 'NEEDS_FIX', by: CHECK, needs: REASON },
  { from: 'CHECKING', to: 'INVALID', by: CHECK, needs: REASON },
  { from: 'NEEDS_FIX', to: 'SUBMITTED', by: ['entrant'] },
  { from: 'NEEDS_FIX', to: 'INVALID', by: ['deadline'], needs: REASON },
  { from: 'VALID', to: 'IN_PRELIM', by: ROUND },
  { from: 'VALID', to: 'DISQUALIFIED', by: ROUND, needs: REASON },
  { from: 'IN_PRELIM', to: 'IN_FINAL', by: ROUND },
  { from: 'IN_PRELIM', to: 'ELIMINATED', by: ROUND },
  { from: 'IN_PRELIM', to: 'DISQUALIFIED', by: ROUND, needs: REASON },
  { from: 'IN_FINAL', to: 'AWARD_PROPOSED', by: ['contest.award'] },
  { from: 'IN_FINAL', to: 'ELIMINATED', by: ROUND },
  { from: 'IN_FINAL', to: 'DISQUALIFIED', by: ROUND, needs: REASON },
  { from: 'AWARD_PROPOSED', to: 'AWARDED', by: ['contest.award'], needs: ['decision'] },
  { from: 'AWARD_PROPOSED', to: 'IN_FINAL', by: ['contest.award'] },
  { from: 'AWARDED', to: 'REVOKED', by: ['contest.config'], needs: ['reason', 'decision'] },
  { from: 'ELIMINATED', to: 'IN_PRELIM', by: ROUND, needs: REASON },
  { from: 'ELIMINATED', to: 'IN_FINAL', by: ROUND, needs: REASON },
  { from: 'INVALID', to: 'CHECKING', by: ROUND },
  { from: 'DISQUALIFIED', to: 'VALID', by: ['contest.config'], needs: REASON },
];

function stepBetween(from: SubmissionState, to: SubmissionState): Step | undefined {
  return SUBMISSION_STEPS.find((step) => step.from === from && step.to === to);
}

/** The states that someone may move a work to. */
export function nextStates(from: SubmissionState, holds: (taker: StepTaker) => boolean): SubmissionState[] {
  return SUBMISSION_STEPS.filter((step) => step.from === from && step.by.some(holds)).map(({ to }) => to);
}

/**
 * The steps that lead from one state to another, where one decision of a person means two: a new work that is judged
 * at once passes through CHECKING. Undefined: there is no such way.
 */
export function stepsTo(from: SubmissionState, to: SubmissionState): readonly Step[] | undefined {
  const direct = stepBetween(from, to);
  if (direct !== undefined) return [direct];
  const first = stepBetween(from, 'CHECKING');
  const second = stepBetween('CHECKING', to);
  return from === 'SUBMITTED' && first !== undefined && second !== undefined ? [first, second] : undefined;
}

/** Readers may see a work in a gallery from VALID on. */
export const GALLERY_STATES: readonly SubmissionState[] = [
  'VALID',
  'IN_PRELIM',
  'IN_FINAL',
  'AWARD_PROPOSED',
  'AWARDED',
  'ELIMINATED',
];

/** Reasons that a check gives; OTHER needs words. */
export const REASON_CODES = [
  'TECHNICAL',
  'OUT_OF_PERIOD',
  'WRONG_CATEGORY',
  'DUPLICATE',
  'MARKED',
  'CONSENT_MISSING',
  'NOT_OWN_WORK',
  'AI_GENERATED',
  'CONTENT',
  'EXCLUDED_PERSON',
  'OVER_LIMIT',
  'NOT_MENDED',
  'OTHER',
] as const;
export const reasonCode = z.enum(REASON_CODES, { error: 'choice' });
export type ReasonCode = z.output<typeof reasonCode>;
