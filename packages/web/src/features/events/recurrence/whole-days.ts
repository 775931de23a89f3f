import { hanoiDay, hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';

/** The day of an instant in Hà Nội. */
export function dayOf(time: string | null): string | undefined {
  return time === null ? undefined : hanoiDay(Date.parse(time));
}

/** The first moment of a day. */
export function startOfDay(day: string): string {
  return new Date(hanoiDayStart(day)).toISOString();
}

/** Its last moment. */
export function endOfDay(day: string): string {
  return new Date(hanoiDayEnd(day)).toISOString();
}
