import { describe, expect, it } from 'vitest';
import { type DayOfPages, dayBefore, fallsOf } from './drift.ts';

const TODAY = '2026-11-20';

/** So many days up to today, each with the rate of the published time; the title is always found. */
function days(...rates: readonly number[]): DayOfPages[] {
  return rates.map((rate, index) => ({
    day: dayBefore(TODAY, rates.length - 1 - index),
    pages: 100,
    filled: { title: 100, content: 100, publishedTime: rate },
  }));
}

const steady = Array.from({ length: 14 }, () => 98);
const fallsIn = (...of: Parameters<typeof fallsOf>) =>
  fallsOf(...of).filter(({ field }) => field === 'publishedTime');

describe('The score of a field over time', () => {
  it('without a fall has no alarm', () => {
    expect(fallsOf(days(...steady, 97))).toEqual([]);
  });

  it('with a fall of 20 points or more names both rates and the first day of the fall', () => {
    expect(fallsIn(days(...steady.slice(0, 11), 44, 40, 42, 41))).toEqual([
      { field: 'publishedTime', from: expect.closeTo(0.86, 2), to: 0.41, since: '2026-11-17' },
    ]);
  });

  it('with a fall of 19 points has none', () => {
    expect(fallsIn(days(...steady, 79))).toEqual([]);
  });

  it('below 60 % of a required field is an alarm although it was never better', () => {
    expect(fallsIn(days(55, 55, 55))).toMatchObject([{ to: 0.55 }]);
  });

  it('below 60 % of an optional field that was never better is none', () => {
    const low = days(90, 90).map((day) => ({ ...day, filled: { ...day.filled, tags: 30 } }));
    expect(fallsOf(low)).toEqual([]);
  });

  it('passes over days with fewer than five pages', () => {
    const quiet = { day: '2026-11-21', pages: 4, filled: {} };
    expect(fallsOf([...days(...steady), quiet])).toEqual([]);
  });

  it('of a single day with pages has no alarm but that of low required fields', () => {
    expect(fallsOf(days(98))).toEqual([]);
  });

  it('stays an alarm of the same day while the mean before falls with it', () => {
    const long = days(...Array.from({ length: 15 }, () => 70));
    expect(fallsIn(long)).toEqual([]);
    const known = [{ field: 'publishedTime', from: 0.98, since: '2026-11-01' }] as const;
    expect(fallsIn(long, known)).toEqual([
      { field: 'publishedTime', from: 0.98, to: 0.7, since: '2026-11-01' },
    ]);
  });

  it('ends once the field is found again', () => {
    const known = [{ field: 'publishedTime', from: 0.98, since: '2026-11-01' }] as const;
    expect(fallsIn(days(...steady), known)).toEqual([]);
  });

  it('compares with the 14 days before alone', () => {
    const old = { day: dayBefore(TODAY, 15), pages: 1_000, filled: { publishedTime: 1_000 } };
    expect(fallsIn([old, ...days(70, 70)])).toEqual([]);
  });

  it('in any order of days is the same', () => {
    const fallen = days(...steady, 41);
    expect(fallsOf(fallen.toReversed())).toEqual(fallsOf(fallen));
  });
});
