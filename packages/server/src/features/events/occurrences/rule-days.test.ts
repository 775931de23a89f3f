import type { RecurrenceKind } from '@toasoan/contract/features/events/event-kinds.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { expect, test } from 'vitest';
import { problemOfRule } from './custom-rule.ts';
import { ruleDays } from './rule-days.ts';

const NOW = Date.parse('2026-11-24T05:00:00.000Z');
const daysOf = (first: string, kind: RecurrenceKind, rule = '') =>
  ruleDays({ kind, rule }, `${first}T01:00:00.000Z`, NOW).days;

test('an event that does not repeat has its first day alone', () => {
  expect(daysOf('2026-11-28', 'NONE')).toEqual(['2026-11-28']);
});

test('a day that begins in the night of Hà Nội is the day there', () => {
  expect(ruleDays({ kind: 'NONE', rule: '' }, '2026-11-27T17:30:00.000Z', NOW).days).toEqual(['2026-11-28']);
});

test('the death day of the Hùng kings falls on the tenth of the third lunar month for ten years', () => {
  const days = daysOf('2026-04-26', 'YEARLY_LUNAR');
  expect(days.slice(0, 4)).toEqual(['2026-04-26', '2027-04-16', '2028-04-04', '2029-04-23']);
  expect(days).toHaveLength(11);
  expect(days.map((day) => toLunar(readDay(day))).every(({ day, month }) => day === 10 && month === 3)).toBe(
    true,
  );
});

test('the first day of the lunar year of 1985 and 2007 is that of Hà Nội, not of Beijing', () => {
  expect(daysOf('1984-02-02', 'YEARLY_LUNAR')[1]).toBe('1985-01-21');
  expect(daysOf('2006-01-29', 'YEARLY_LUNAR')[1]).toBe('2007-02-17');
});

test('a leap month that a year does not have is the ordinary one, and its 30th the 29th of a short month', () => {
  expect(toLunar(readDay('2025-07-25'))).toMatchObject({ month: 6, day: 1, isLeap: true });
  const [, next = ''] = daysOf('2025-07-25', 'YEARLY_LUNAR');
  expect(toLunar(readDay(next))).toMatchObject({ year: 2026, month: 6, day: 1, isLeap: false });
  const lunar = daysOf('2025-01-28', 'YEARLY_LUNAR').map((day) => toLunar(readDay(day)));
  expect(new Set(lunar.map(({ month }) => month))).toEqual(new Set([12]));
  expect(new Set(lunar.map(({ day }) => day)).size).toBeGreaterThanOrEqual(1);
});

test('the 29th of February is the 28th in the years between', () => {
  expect(daysOf('2028-02-29', 'YEARLY_SOLAR').slice(0, 5)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=SA;COUNT=3', ['2026-11-24', '2026-11-28', '2026-12-05', '2026-12-12']],
  ['FREQ=MONTHLY;BYDAY=1SU;UNTIL=20270201', ['2026-11-24', '2026-12-06', '2027-01-03']],
  ['FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2;UNTIL=20281231', ['2026-11-24', '2027-09-02', '2028-09-02']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20270131', ['2026-11-24', '2026-11-30', '2026-12-31', '2027-01-31']],
])('the rule %s gives its days beside the first', (rule, days) => {
  expect(problemOfRule(rule)).toBeUndefined();
  expect(daysOf('2026-11-24', 'CUSTOM', rule)).toEqual(days);
});

test('a daily rule has as many dates as an event may have, and the past gives way', () => {
  const { days, isCapped } = ruleDays(
    { kind: 'CUSTOM', rule: 'FREQ=DAILY' },
    '2020-01-01T01:00:00.000Z',
    NOW,
  );
  expect({ isCapped, count: days.length, ahead: days.filter((day) => day >= '2026-11-24').length }).toEqual({
    isCapped: true,
    count: 1_000,
    ahead: 500,
  });
});

test.each([
  ['FREQ=HOURLY', 'RULE_TOO_OFTEN'],
  ['', 'RULE_UNREADABLE'],
  ['BYDAY=MO', 'RULE_UNREADABLE'],
  ['FREQ=WEEKLY;INTERVAL=0', 'RULE_UNREADABLE'],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'RULE_UNREADABLE'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RULE_UNREADABLE'],
  ['FREQ=WEEKLY;BYDAY=MO;BYDAY=TU', 'RULE_UNREADABLE'],
  ['FREQ=MONTHLY;COUNT=2;UNTIL=20301231', 'RULE_UNREADABLE'],
])('the rule "%s" is refused', (rule, problem) => {
  expect(problemOfRule(rule)).toBe(problem);
});
