import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, readDay, showDay, weeksOfMonth } from './days.ts';

describe('days', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['2-9-2026', '2026-09-02'],
    ['20.11.26', '2026-11-20'],
    ['20/11', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['29/2/2028', '2028-02-29'],
  ])('reads %s as it is typed', (text, day) => {
    expect(readDay(text, '2026-11-21')).toBe(day);
  });

  it.each(['', '31/2/2026', '29/02/2026', '40/11/2026', '11/2026', 'hôm nay'])('refuses %s', (text) => {
    expect(readDay(text, '2026-11-21')).toBeUndefined();
  });

  it('shows day, month, year', () => {
    expect(showDay('2026-11-20')).toBe('20/11/2026');
  });

  it('goes over months, and to the last day of a shorter one', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-15', -12)).toBe('2025-03-15');
  });

  it('lays a month out in weeks from Monday', () => {
    const weeks = weeksOfMonth('2026-11-20');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[0]).toBe('2026-11-30');
    expect(weeksOfMonth('2027-02-01')).toHaveLength(4);
  });

  it('an evening in UTC is already tomorrow in Vietnam', () => {
    expect(dayIn('Asia/Ho_Chi_Minh', new Date('2026-11-20T17:30:00Z'))).toBe('2026-11-21');
  });
});
