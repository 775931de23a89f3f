import * as z from 'zod/mini';

/** NEW → IN_REVIEW → ACCEPTED or REJECTED → ANSWERED (domain: smaller state machines). */
export const CORRECTION_REQUEST_STATES = ['NEW', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'ANSWERED'] as const;
export const correctionRequestState = z.enum(CORRECTION_REQUEST_STATES, { error: 'choice' });
export type CorrectionRequestState = z.output<typeof correctionRequestState>;

export const CORRECTION_REQUEST_STEPS = ['take', 'accept', 'reject', 'reconsider', 'answer'] as const;
export type CorrectionRequestStep = (typeof CORRECTION_REQUEST_STEPS)[number];

interface Move {
  readonly from: readonly CorrectionRequestState[];
  readonly to: CorrectionRequestState;
  /** A text that the step cannot do without. */
  readonly needs: 'reason' | 'answer' | undefined;
}

/** The one table of moves; ADMIN and up make them. */
export const CORRECTION_REQUEST_MOVES: Readonly<Record<CorrectionRequestStep, Move>> = {
  take: { from: ['NEW'], to: 'IN_REVIEW', needs: undefined },
  accept: { from: ['NEW', 'IN_REVIEW'], to: 'ACCEPTED', needs: undefined },
  reject: { from: ['NEW', 'IN_REVIEW'], to: 'REJECTED', needs: 'reason' },
  /** Before anybody was told. */
  reconsider: { from: ['ACCEPTED', 'REJECTED'], to: 'IN_REVIEW', needs: 'reason' },
  answer: { from: ['ACCEPTED', 'REJECTED'], to: 'ANSWERED', needs: 'answer' },
};

export function stepsFrom(state: CorrectionRequestState): CorrectionRequestStep[] {
  return CORRECTION_REQUEST_STEPS.filter((step) => CORRECTION_REQUEST_MOVES[step].from.includes(state));
}

/** Somebody still waits for a decision or an answer. */
export function isWaiting(state: CorrectionRequestState): boolean {
  return state !== 'ANSWERED';
}

const DAY = 86_400_000;

/** When an answer is due. @param days of the project's rules */
export function answerDue(received: Date, days: number): Date {
  return new Date(received.getTime() + days * DAY);
}
