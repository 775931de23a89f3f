import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { DAY_MS, hanoiDay, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';

/** Days since the day of its review; 0 on that day. */
export function daysOverdue({ reviewDate }: Pick<PageRow, 'reviewDate'>, now: number): number {
  if (reviewDate === null) return 0;
  return Math.max(0, Math.round((hanoiDayStart(hanoiDay(now)) - hanoiDayStart(reviewDate)) / DAY_MS));
}
