import * as z from 'zod/mini';

/** A day of the calendar, `2025-09-02`. */
export const day = z
  .string({ error: 'type' })
  .check(
    z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, { error: 'pattern', abort: true }),
    z.refine(isDay, { error: 'pattern' }),
  );

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Making one costs more than using it a thousand times, and checks ask after every key. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a moment falls on in a time zone. */
export function dayIn(timezone: string, time: number): string {
  const known = formats.get(timezone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  if (known === undefined) formats.set(timezone, format);
  return format.format(time);
}
