import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';

const DAY_MS = 86_400_000;

interface IntakeTime {
  /** Not planned yet, before it, while works come in, and after it; `endless` and `over` know no day. */
  readonly kind: 'unknown' | 'planned' | 'open' | 'endless' | 'closed' | 'over';
  readonly at: string | undefined;
  /** Whole or begun days until then. */
  readonly days: number;
}

/** When works come in, as it stands now. */
export function intakeTime(
  { state, openTime, endTime }: Pick<ContestSummary, 'state' | 'openTime' | 'endTime'>,
  now: number,
): IntakeTime {
  const daysTo = (time: string) => Math.max(0, Math.ceil((Date.parse(time) - now) / DAY_MS));
  if (state === 'DRAFT')
    return openTime === null
      ? { kind: 'unknown', at: undefined, days: 0 }
      : { kind: 'planned', at: openTime, days: daysTo(openTime) };
  if (endTime === null) return { kind: state === 'OPEN' ? 'endless' : 'over', at: undefined, days: 0 };
  const isOpen = state === 'OPEN' && Date.parse(endTime) > now;
  return { kind: isOpen ? 'open' : 'closed', at: endTime, days: daysTo(endTime) };
}
