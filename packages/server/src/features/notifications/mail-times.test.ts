import { expect, test } from 'vitest';
import { endOfQuiet } from './mail-times.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00+07:00`);
const OVER_NIGHT = { from: '22:00', to: '06:00' };
const AT_NOON = { from: '11:30', to: '13:00' };

test.each([
  ['21:59', undefined],
  ['22:00', new Date('2026-11-21T06:00:00+07:00')],
  ['23:30', new Date('2026-11-21T06:00:00+07:00')],
  ['05:59', at('06:00')],
  ['06:00', undefined],
])('quiet hours over midnight, at %s in the newsroom', (time, end) => {
  expect(endOfQuiet(OVER_NIGHT, at(time))).toEqual(end);
});

test.each([
  ['11:29', undefined],
  ['11:30', at('13:00')],
  ['13:00', undefined],
])('quiet hours within a day, at %s in the newsroom', (time, end) => {
  expect(endOfQuiet(AT_NOON, at(time))).toEqual(end);
});

test('a person without quiet hours is never quiet', () => {
  expect(endOfQuiet(null, at('23:30'))).toBeUndefined();
});
