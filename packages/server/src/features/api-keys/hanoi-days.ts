import { addDays, DAY_MS, hanoiDay, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';

/** When the day of a moment is over in Hà Nội. */
export function endOfHanoiDay(time: Date): Date {
  return new Date(hanoiDayStart(hanoiDay(time.getTime())) + DAY_MS);
}

/** The last days of Hà Nội, the oldest first, today last. */
export function lastHanoiDays(count: number, now: Date): string[] {
  const today = hanoiDay(now.getTime());
  return Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count));
}
