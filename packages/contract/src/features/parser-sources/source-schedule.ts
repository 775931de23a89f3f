import * as z from 'zod/mini';
import { listOf, wholeNumber } from '../accounts/kinds/profile-parts.ts';

export const FETCH_MODES = ['RSS', 'SITEMAP', 'HTML_LIST', 'API'] as const;
/** RSS stands for every feed: RSS, Atom and JSON Feed are told apart by what they hold. */
export const fetchMode = z.enum(FETCH_MODES, { error: 'choice' });
export type FetchMode = z.output<typeof fetchMode>;

const clock = z
  .string({ error: 'type' })
  .check(z.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, { error: 'pattern' }));

export const sourceSchedule = z.strictObject({
  everyMinutes: wholeNumber(1, 1_440),
  /** Hours of the source's day in which it is left alone, `23:00` to `05:00`; '' for none. */
  quietFrom: clock,
  quietTo: clock,
  /** Days of the week, 1 for Monday; none: every day. */
  weekdays: listOf(wholeNumber(1, 7), 7),
});
export type SourceSchedule = z.output<typeof sourceSchedule>;

export const EVERY_TEN_MINUTES: SourceSchedule = {
  everyMinutes: 10,
  quietFrom: '',
  quietTo: '',
  weekdays: [],
};

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;

/** The first moment from `time` on, in whole minutes, at which a source may be fetched. */
export function nextOpenTime(schedule: SourceSchedule, timezone: string, time: Date): Date {
  const start = time.getTime();
  // A week has every hour and day that a schedule can name.
  for (let minute = 0; minute <= 7 * DAY_MINUTES; minute += 1) {
    const at = new Date(start + minute * MINUTE);
    if (isOpen(schedule, timezone, at)) return at;
  }
  return new Date(start);
}

/** The planned time of the run after one at `last`. */
export function nextRunTime(schedule: SourceSchedule, timezone: string, last: Date): Date {
  return nextOpenTime(schedule, timezone, new Date(last.getTime() + schedule.everyMinutes * MINUTE));
}

export function isOpen(
  { quietFrom, quietTo, weekdays }: SourceSchedule,
  timezone: string,
  at: Date,
): boolean {
  const { weekday, clock: now } = localTime(timezone, at);
  if (weekdays.length > 0 && !weekdays.includes(weekday)) return false;
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return true;
  const isQuiet = quietFrom < quietTo ? now >= quietFrom && now < quietTo : now >= quietFrom || now < quietTo;
  return !isQuiet;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Creating one costs more than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(timezone: string, at: Date): { readonly weekday: number; readonly clock: string } {
  const format = formats.get(timezone) ?? formatOf(timezone);
  const parts = format.formatToParts(at).map(({ type, value }) => [type, value]);
  const { weekday = '', hour = '', minute = '' }: Partial<Record<string, string>> = Object.fromEntries(parts);
  return { weekday: WEEKDAYS.indexOf(weekday) + 1, clock: `${hour}:${minute}` };
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timezone, format);
  return format;
}
