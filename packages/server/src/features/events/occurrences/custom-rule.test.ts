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
