import { addDays, dayIn } from './days.ts';
import { type Clock, instantOf } from './zoned-time.ts';

/** A time offered by name, such as "+1 giờ" or "Mai 06:00". */
export interface QuickTime {
  readonly label: string;
  /** ISO 8601; computed at the moment of choice, because the clock goes on. */
  readonly at: (now: Date, zone: string) => string;
}

/** The full minute `minutes` from now. */
export function inMinutes(minutes: number): QuickTime['at'] {
  return (now) => new Date(Math.ceil(now.getTime() / 60_000 + minutes) * 60_000).toISOString();
}

/** That many days from today at a time of the zone's clock. */
export function atClock(days: number, clock: Clock): QuickTime['at'] {
  return (now, zone) => instantOf({ day: addDays(dayIn(zone, now), days), clock }, zone);
}
