import * as z from 'zod/mini';

const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

/** A moment in UTC, `2026-11-20T03:15:00.000Z`, always with milliseconds whatever form was sent. */
export const instant = z.pipe(
  z.iso
    .datetime({ error: 'pattern', abort: true })
    .check(z.refine((text) => isNear(Date.parse(text)), { error: 'pattern' })),
  z.transform((text: string) => new Date(text).toISOString()),
);

/** The years that a newspaper needs; others are typing mistakes. */
function isNear(time: number): boolean {
  return time >= FIRST && time < LAST;
}
