import { hanoiMonth, hanoiMonthEnd } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';

/** The months in which a span of time lies, the newest first: `2026-10`. The end itself is no part of it. */
export function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = [];
  for (let time = from.getTime(); time < to.getTime(); time = hanoiMonthEnd(hanoiMonth(time)))
    months.unshift(hanoiMonth(time));
  return months;
}
