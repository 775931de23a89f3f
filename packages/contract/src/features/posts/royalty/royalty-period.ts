import * as z from 'zod/mini';
import { hanoiDay, hanoiDayStart } from '../../../vocabulary/hanoi-time.ts';

/** A month of payment, `2026-11`. */
export const royaltyPeriod = z
  .string({ error: 'type' })
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'pattern' }));

/** The month of a moment in Hà Nội. */
export function periodOf(time: number): string {
  return hanoiDay(time).slice(0, 7);
}

/** So many months later, or earlier. */
export function periodAfter(period: string, months = 1): string {
  const count = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The first moment of a month in Hà Nội; the month ends where the next one starts. */
export function periodStart(period: string): number {
  return hanoiDayStart(`${period}-01`);
}

/** "11/2026", as Vietnamese write months. */
export function periodText(period: string): string {
  return `${period.slice(5)}/${period.slice(0, 4)}`;
}
