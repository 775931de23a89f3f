import { hanoiDay, hanoiDayEnd } from '../../../vocabulary/hanoi-time.ts';

/** When something is over: at its end, or with the day on which it starts. */
export function overTimeOf({
  startTime,
  endTime,
}: {
  readonly startTime: string;
  readonly endTime: string | null;
}): string {
  return endTime ?? new Date(hanoiDayEnd(hanoiDay(Date.parse(startTime)))).toISOString();
}
