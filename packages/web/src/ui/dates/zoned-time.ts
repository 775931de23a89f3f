import { type Day, dayIn, readDay, showDay } from './days.ts';

/** A time of day as HH:mm. */
export type Clock = string;

export interface WallTime {
  readonly day: Day;
  readonly clock: Clock;
}

const TYPED_CLOCK = /^(\d{1,2})(?:[:.h](\d{2})?)?$/i;
const TYPED_CLOCK_DIGITS = /^(\d{2})(\d{2})$/;
const WHOLE = /^\d{1,2}\/\d{1,2}\/\d{4}\s+\d{1,2}:\d{2}$/;

/** What the clock of a zone shows at an instant. */
export function wallTimeIn(zone: string, instant: string): WallTime {
  const time = new Date(instant);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
  return { day: dayIn(zone, time), clock };
}

/** The instant at which a zone's clock shows this. An hour that a clock change skips becomes the next one. */
export function instantOf({ day, clock }: WallTime, zone: string): string {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const first = wanted - offsetAt(zone, wanted);
  return new Date(wanted - offsetAt(zone, first)).toISOString();
}

function offsetAt(zone: string, time: number): number {
  const { day, clock } = wallTimeIn(zone, new Date(time).toISOString());
  return Date.parse(`${day}T${clock}:00Z`) - Math.floor(time / 60_000) * 60_000;
}

/** "6", "6h", "6h30", "06:30", "0630" → "06:30"; undefined for an impossible time. */
export function readClock(text: string): Clock | undefined {
  const parts = TYPED_CLOCK_DIGITS.exec(text.trim()) ?? TYPED_CLOCK.exec(text.trim());
  if (!parts) return undefined;
  const [, hour = '', minute = '00'] = parts;
  if (Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** "20/11/2026 16:28", with every short form of a day and of a time; a time alone is today's. */
export function readDateTime(text: string, today: Day): WallTime | undefined {
  const parts = text.trim().split(/[\s,]+/);
  if (parts.length > 2) return undefined;
  const clock = readClock(parts.at(-1) ?? '');
  const day = parts.length === 1 ? today : readDay(parts[0] ?? '', today);
  return day !== undefined && clock !== undefined ? { day, clock } : undefined;
}

/** Nothing more can follow: "20/11/2026 16:2" is not whole yet. */
export function isWholeDateTime(text: string): boolean {
  return WHOLE.test(text.trim());
}

export function showDateTime({ day, clock }: WallTime): string {
  return `${showDay(day)} ${clock}`;
}
