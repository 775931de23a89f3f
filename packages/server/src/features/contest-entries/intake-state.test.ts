import { expect, test } from 'vitest';
import { intakeState } from './intake-state.ts';

const at = (time: string) => new Date(`2026-06-${time}:00.000Z`);
const times = { open_time: at('01T00:00'), close_time: at('10T00:00'), extended_to: null };

test.each([
  ['OPEN', '05T00:00', 'OPEN'],
  ['OPEN', '01T00:00', 'OPEN'],
  ['OPEN', '10T00:00', 'LATE'],
  ['CLOSED', '10T00:59', 'LATE'],
  ['OPEN', '10T01:00', 'CLOSED'],
  ['CLOSED', '05T00:00', 'CLOSED'],
  ['JUDGING', '10T00:30', 'CLOSED'],
  ['DRAFT', '05T00:00', 'NOT_YET'],
] as const)('a contest that is %s on the %s is %s for readers', (state, time, expected) => {
  expect(intakeState({ ...times, state }, at(time))).toBe(expected);
});

test('an extended end counts instead of the first one', () => {
  const longer = { ...times, state: 'OPEN', extended_to: at('20T00:00') } as const;
  expect(intakeState(longer, at('15T00:00'))).toBe('OPEN');
});
