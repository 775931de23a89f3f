/** Every date of the console is read in Vietnam unless the project says otherwise. */
export const NEWSROOM_ZONE = 'Asia/Ho_Chi_Minh';

const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, time: Date): Record<string, string> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(time).map((part) => [part.type, part.value]));
}

/** DD/MM/YYYY, in both languages. */
export function formatDay(time: Date, zone = NEWSROOM_ZONE): string {
  const { day, month, year } = partsIn(zone, time);
  return `${day}/${month}/${year}`;
}

/** DD/MM/YYYY HH:mm. */
export function formatDateTime(time: Date, zone = NEWSROOM_ZONE): string {
  const { hour, minute } = partsIn(zone, time);
  return `${formatDay(time, zone)} ${hour}:${minute}`;
}

/** DD/MM HH:mm in the year of `now`, else the whole date. */
export function formatShortTime(time: Date, now: Date, zone = NEWSROOM_ZONE): string {
  const { day, month, year, hour, minute } = partsIn(zone, time);
  if (year !== partsIn(zone, now).year) return formatDay(time, zone);
  return `${day}/${month} ${hour}:${minute}`;
}

/** HH:mm on the day of `now`, else as `formatShortTime`. */
export function formatRecent(time: Date, now = new Date(), zone = NEWSROOM_ZONE): string {
  return formatDay(time, zone) === formatDay(now, zone)
    ? formatClock(time, zone)
    : formatShortTime(time, now, zone);
}

/** HH:mm. */
export function formatClock(time: Date, zone = NEWSROOM_ZONE): string {
  const { hour, minute } = partsIn(zone, time);
  return `${hour}:${minute}`;
}

/** With seconds and zone: "20/11/2026 16:28:05 (GMT+7)". */
export function formatExactTime(time: Date, zone = NEWSROOM_ZONE): string {
  const { second, timeZoneName } = partsIn(zone, time);
  return `${formatDateTime(time, zone)}:${second} (${timeZoneName})`;
}

export type Age = { readonly unit: 'now' | 'minutes' | 'hours'; readonly n: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What has just happened may be ahead of the time shown, which is renewed every half minute. */
const AHEAD = 30_000;

/** How long ago, under 24 hours; undefined for older or future times. */
export function ageOf(time: Date, now: Date): Age | undefined {
  const passed = now.getTime() - time.getTime();
  if (passed < -AHEAD || passed >= 24 * HOUR) return undefined;
  if (passed < MINUTE) return { unit: 'now', n: 0 };
  if (passed < HOUR) return { unit: 'minutes', n: Math.floor(passed / MINUTE) };
  return { unit: 'hours', n: Math.floor(passed / HOUR) };
}
