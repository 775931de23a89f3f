import { LATE_MINUTES } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import { type ContestRow, endOfIntake } from '#server/features/contests/public.ts';

type Timed = Pick<ContestRow, 'state' | 'open_time' | 'close_time' | 'extended_to'>;

/** LATE: over, but what was arriving at the end may still be sent. */
export type IntakeState = 'NOT_YET' | 'OPEN' | 'LATE' | 'CLOSED';

const LATE_MS = LATE_MINUTES * 60_000;

/** Whether a contest takes works at a moment of the server's clock; its end is the first moment that is too late. */
export function intakeState(contest: Timed, now: Date): IntakeState {
  const { state, open_time } = contest;
  if (state === 'DRAFT') return 'NOT_YET';
  const end = endOfIntake(contest);
  const isPast = end !== null && now >= end;
  if (state === 'OPEN' && !isPast) return open_time === null || now < open_time ? 'NOT_YET' : 'OPEN';
  const mayBeLate = state === 'OPEN' || state === 'CLOSED';
  return mayBeLate && isPast && now.getTime() < end.getTime() + LATE_MS ? 'LATE' : 'CLOSED';
}

/** The refusal of a contest that does not take works. */
export function notTaken(contest: Timed, state: IntakeState): AppError {
  if (state === 'NOT_YET') return ruleNotMet(TEXTS, 'NOT_OPEN_YET', 'contest');
  const end = endOfIntake(contest);
  return ruleNotMet(TEXTS, 'CLOSED', 'contest', { time: end === null ? '…' : formatMailTime(end) });
}
