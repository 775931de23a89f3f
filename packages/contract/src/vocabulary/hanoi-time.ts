/** Hà Nội has kept UTC+7 without summer time since 1975, so its days are plain arithmetic. */
const OFFSET = 7 * 3_600_000;
export const DAY_MS = 86_400_000;

/** The day of a moment in Hà Nội, `2026-11-24`. */
export function hanoiDay(time: number): string {
  return new Date(time + OFFSET).toISOString().slice(0, 10);
}

/** A day as people read it: `2026-11-24` is `24/11/2026`, in both languages. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The first moment of a day in Hà Nội. */
export function hanoiDayStart(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - OFFSET;
}

/** The last millisecond of a day in Hà Nội. */
export function hanoiDayEnd(day: string): number {
  return hanoiDayStart(day) + DAY_MS - 1;
}

/** A day later or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The time of day in Hà Nội, `08:30`. */
export function hanoiClock(time: number): string {
  return new Date(time + OFFSET).toISOString().slice(11, 16);
}

/** The same clock time on another day. */
export function atHanoiDay(day: string, time: number): number {
  return hanoiDayStart(day) + (time - hanoiDayStart(hanoiDay(time)));
}
