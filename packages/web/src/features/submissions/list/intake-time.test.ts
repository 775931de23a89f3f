import { expect, test } from 'vitest';
import { intakeTime } from './intake-time.ts';

const NOW = Date.parse('2026-11-20T03:00:00.000Z');
const END = '2026-11-30T17:00:00.000Z';

test('an open contest says until when works come in, and how many days are left', () => {
  expect(intakeTime({ state: 'OPEN', openTime: null, endTime: END }, NOW)).toEqual({
    kind: 'open',
    at: END,
    days: 11,
  });
});

test('an intake is over once its time has passed or the contest is closed', () => {
  expect(intakeTime({ state: 'OPEN', openTime: null, endTime: '2026-11-01T17:00:00.000Z' }, NOW).kind).toBe(
    'closed',
  );
  expect(intakeTime({ state: 'JUDGING', openTime: null, endTime: END }, NOW).kind).toBe('closed');
});

test('without an end it says whether works come in', () => {
  expect(intakeTime({ state: 'OPEN', openTime: null, endTime: null }, NOW).kind).toBe('endless');
  expect(intakeTime({ state: 'ARCHIVED', openTime: null, endTime: null }, NOW).kind).toBe('over');
});

test('a draft says when it opens, once that is planned', () => {
  expect(intakeTime({ state: 'DRAFT', openTime: END, endTime: null }, NOW).kind).toBe('planned');
  expect(intakeTime({ state: 'DRAFT', openTime: null, endTime: null }, NOW).kind).toBe('unknown');
});
