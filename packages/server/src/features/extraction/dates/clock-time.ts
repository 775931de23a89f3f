/** A date and a time as a clock on a wall shows them. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const YEARS = { min: 1990, max: 2100 };
const formats = new Map<string, Intl.DateTimeFormat>();

/** The moment in UTC; undefined for days and hours that no calendar has. */
export function momentOf(wall: WallTime, zone: string | number): Date | undefined {
  const { year, month, day, hour, minute, second } = wall;
  if (year < YEARS.min || year > YEARS.max || minute > 59 || second > 60) return undefined;
  if (hour > 24 || (hour === 24 && minute > 0)) return undefined;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (typeof zone === 'number') return new Date(asUtc - zone);
  const first = asUtc - offsetOf(asUtc, zone);
  // Once more: the clocks may change between the two.
  return new Date(asUtc - offsetOf(first, zone));
}

/** Milliseconds that a zone is ahead of UTC. */
export function offsetOf(time: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour % 24, minute, second);
  return wall - Math.floor(time / 1000) * 1000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
