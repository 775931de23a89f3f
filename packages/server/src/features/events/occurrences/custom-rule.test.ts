import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfRule, problemOfRule } from './custom-rule.ts';

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.array(arbitrary, { minLength: 1, maxLength: 3 });
const part = (name: string, values: fc.Arbitrary<unknown>) =>
  fc.option(
    values.map((value) => `${name}=${String(value)}`),
    { nil: '' },
  );

/** Rules of every combination, accepted or not. */
const anyRule = fc
  .tuple(
    fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY'),
    part('INTERVAL', fc.integer({ min: 0, max: 70 })),
    part('BYMONTH', some(fc.integer({ min: 1, max: 12 }))),
    part('BYMONTHDAY', some(fc.integer({ min: -31, max: 31 }))),
    part(
      'BYDAY',
      some(
        fc
          .tuple(fc.constantFrom('', '1', '5', '-1'), fc.constantFrom(...dayNames))
          .map(([nth, name]) => nth + name),
      ),
    ),
    part('BYSETPOS', fc.integer({ min: -9, max: 9 })),
  )
  .map((parts) => parts.filter((one) => one !== '').join(';'));
const anyFirst = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));

const numbersOf = (rule: string, name: string) =>
  (new RegExp(`${name}=([^;]*)`).exec(rule)?.[1] ?? '').split(',').filter(Boolean).map(Number);

test.each([
  ['FREQ=YEARLY;BYMONTH=4,1;BYMONTHDAY=-1,1', ['1-1', '1-31', '4-1', '4-30'], [1970, 1971, 1972, 1973]],
  ['FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYMONTHDAY=-1', ['1-31'], [1970, 1972]],
  ['FREQ=YEARLY;COUNT=3;BYMONTH=4,1;BYMONTHDAY=-2', ['1-30', '4-29'], [1970, 1971]],
  ['FREQ=YEARLY;UNTIL=19711231;BYMONTH=4;BYMONTHDAY=30', ['4-30'], [1970, 1971]],
])('days of months count from the end of each month, every so many years: %s', (rule, days, years) => {
  const first = { year: 1970, month: 1, day: 1 };
  const found = daysOfRule(rule, first, { until: { year: 1973, month: 12, day: 31 }, most: 100 });
  const all = years.flatMap((year) => days.map((day) => `${year}-${day}`));
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? all.length);
  expect(found.map(({ year, month, day }) => `${year}-${month}-${day}`)).toEqual(all.slice(0, count));
});

test('the last day of February is the 29th in leap years', () => {
  const rule = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1';
  const until = { year: 1973, month: 1, day: 1 };
  const found = daysOfRule(rule, { year: 1971, month: 1, day: 1 }, { until, most: 9 });
  expect(found.map(({ day }) => day)).toEqual([28, 29]);
});

test('a rule that is accepted ends, and gives only days that it names', () => {
  fc.assert(
    fc.property(anyRule, anyFirst, (rule, first) => {
      if (problemOfRule(rule) !== undefined) return;
      const days = daysOfRule(rule, first, { until: { ...first, year: first.year + 10 }, most: 20_000 });
      const months = numbersOf(rule, 'BYMONTH');
      const monthDays = numbersOf(rule, 'BYMONTHDAY');
      for (const { year, month, day } of days) {
        const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
        if (months.length > 0) expect(months).toContain(month);
        if (monthDays.length > 0)
          expect(monthDays.some((wanted) => (wanted < 0 ? length + 1 + wanted : wanted) === day)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
