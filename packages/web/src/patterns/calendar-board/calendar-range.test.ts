import { describe, expect, it } from 'vitest';
import { daysOf, isOver, itemsByDay, nextPlace, stepRange, timeAt, weekInWords } from './calendar-range.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const ITEM = { id: '1', title: 'Tết', tone: 'scheduled', state: 'Hẹn giờ', isMovable: true } as const;

describe('the range of a calendar', () => {
  it('is whole weeks from Monday', () => {
    expect(daysOf({ view: 'week', day: '2026-11-22' })).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((date) => `2026-11-${date}`),
    );
    const month = daysOf({ view: 'month', day: '2026-11-21' });
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  });

  it('moves by a month from its first day, so that none is skipped, or by a week', () => {
    expect(stepRange({ view: 'month', day: '2026-01-31' }, 1).day).toBe('2026-02-01');
    expect(stepRange({ view: 'week', day: '2026-12-29' }, 1).day).toBe('2027-01-05');
    expect(weekInWords('2026-12-29')).toBe('28/12 – 03/01/2027');
  });

  it('puts an item on its day in Vietnam, earlier ones first', () => {
    const days = itemsByDay(
      [
        { ...ITEM, id: 'late', time: '2026-11-21T10:00:00Z' },
        { ...ITEM, id: 'early', time: '2026-11-20T18:00:00+00:00' },
      ],
      VIETNAM,
    );
    expect(days.get('2026-11-21')?.map(({ id, clock }) => [id, clock])).toEqual([
      ['early', '01:00'],
      ['late', '17:00'],
    ]);
  });
});

describe('a moved item', () => {
  it('keeps its time of day on another day', () => {
    expect(timeAt({ day: '2026-11-25' }, '06:30', VIETNAM)).toBe('2026-11-24T23:30:00.000Z');
  });

  it('keeps its minutes in the same hour, and gets the full hour in another', () => {
    expect(timeAt({ day: '2026-11-25', hour: 6 }, '06:30', VIETNAM)).toBe('2026-11-24T23:30:00.000Z');
    expect(timeAt({ day: '2026-11-25', hour: 9 }, '06:30', VIETNAM)).toBe('2026-11-25T02:00:00.000Z');
  });

  it('cannot go to a place whose last minute has passed', () => {
    const min = '2026-11-21T08:30:00Z';
    expect(isOver({ day: '2026-11-20' }, VIETNAM, min)).toBe(true);
    expect(isOver({ day: '2026-11-21' }, VIETNAM, min)).toBe(false);
    expect(isOver({ day: '2026-11-21', hour: 14 }, VIETNAM, min)).toBe(true);
    expect(isOver({ day: '2026-11-21', hour: 15 }, VIETNAM, min)).toBe(false);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowDown', '2026-11-28'],
    ['ArrowLeft', '2026-11-20'],
    ['Home', '2026-11-16'],
    ['PageDown', '2026-12-21'],
  ])('%s leads to %s in a month', (key, day) => {
    expect(nextPlace(key, { day: '2026-11-21' }, 'month')).toEqual({ day, hour: undefined });
  });

  it('move by hours in a week and stop at midnight', () => {
    expect(nextPlace('ArrowDown', { day: '2026-11-21', hour: 22 }, 'week')?.hour).toBe(23);
    expect(nextPlace('ArrowDown', { day: '2026-11-21', hour: 23 }, 'week')?.hour).toBe(23);
    expect(nextPlace('PageUp', { day: '2026-11-21', hour: 7 }, 'week')).toEqual({
      day: '2026-11-14',
      hour: 7,
    });
  });
});
