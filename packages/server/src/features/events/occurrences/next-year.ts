import { atHanoiDay, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { ruleDays } from './rule-days.ts';

interface NextYear {
  /** Milliseconds by which everything moves. */
  readonly shift: number;
  readonly year: { readonly from: number; readonly to: number };
}

/** The same day of the next year, by the solar or the lunar calendar. */
export function nextYear(startTime: string, isLunar: boolean): NextYear {
  const start = Date.parse(startTime);
  const first = hanoiDay(start);
  const kind = isLunar ? 'YEARLY_LUNAR' : 'YEARLY_SOLAR';
  const { days } = ruleDays({ kind, rule: '' }, startTime, start);
  const next = days.find((day) => day > first) ?? first;
  return {
    shift: atHanoiDay(next, start) - start,
    year: { from: Number(first.slice(0, 4)), to: Number(next.slice(0, 4)) },
  };
}
