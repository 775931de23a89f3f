import { DRAFT_DAYS } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { type ContestRow, endOfIntake } from '#server/features/contests/public.ts';

const DAY_MS = 86_400_000;

/** When a draft that is touched now is removed: after weeks, or a day after the last moment at which it can be sent. */
export function draftExpiry(
  contest: Pick<ContestRow, 'close_time' | 'extended_to'>,
  fixUntil: Date | null,
  now: Date,
): Date {
  const last = fixUntil ?? endOfIntake(contest);
  const kept = now.getTime() + DRAFT_DAYS * DAY_MS;
  return new Date(last === null ? kept : Math.max(now.getTime(), Math.min(kept, last.getTime() + DAY_MS)));
}
