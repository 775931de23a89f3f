import * as z from 'zod/mini';

/** A calendar day, `2025-09-02`. */
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

/** Creating one costs more than a thousand uses, and checks need it on every keystroke. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone. */
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
