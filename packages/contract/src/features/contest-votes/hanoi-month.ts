import { hanoiDay, hanoiDayStart } from '../../vocabulary/hanoi-time.ts';

/** The month of a moment in Hà Nội, `2026-11`: 24:00 of its last day is the first moment of the next one. */
export function hanoiMonth(time: number): string {
  return hanoiDay(time).slice(0, 7);
}

/** 24:00 of the last day of a month in Hà Nội. */
export function hanoiMonthEnd(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return hanoiDayStart(`${next}-01`);
}

/** As people read it: `11/2026`, in both languages. */
export function monthText(month: string): string {
  return month.split('-').reverse().join('/');
}
