import { describe, expect, it } from 'vitest';
import { type PlainRule, readRule, writeRule } from './recurrence-rule.ts';

describe('a rule of recurrence', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=SA', { frequency: 'WEEKLY', interval: 1, days: ['SA'] }],
    ['FREQ=MONTHLY;INTERVAL=3', { frequency: 'MONTHLY', interval: 3, days: [] }],
    ['FREQ=DAILY;COUNT=7', { frequency: 'DAILY', interval: 1, count: 7 }],
    ['FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20261231T165959Z', { days: ['MO', 'FR'], until: '2026-12-31' }],
  ])('reads %s and writes it as it was', (text, said) => {
    const rule = readRule(text);
    expect(rule).toMatchObject(said);
    expect(rule && writeRule(rule)).toBe(text);
  });

  it('counts dates rather than ending on a day when both are set', () => {
    const rule: PlainRule = { frequency: 'DAILY', interval: 1, days: [], until: '2026-12-31', count: 2 };
    expect(writeRule(rule)).toBe('FREQ=DAILY;COUNT=2');
  });

  it.each(['', 'FREQ=HOURLY', 'FREQ=MONTHLY;BYDAY=1SA', 'FREQ=YEARLY;BYMONTH=4', 'FREQ=DAILY;UNTIL=soon'])(
    'leaves %j to the field for rules as they are written',
    (text) => {
      expect(readRule(text)).toBeUndefined();
    },
  );
});
