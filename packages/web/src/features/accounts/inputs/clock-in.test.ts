import { expect, test } from 'vitest';
import { clockIn } from './clock-in.ts';

test.each([
  ['06:30', '06:30'],
  ['6:30', '06:30'],
  ['6h30', '06:30'],
  ['6 giờ 30', '06:30'],
  ['6.30', '06:30'],
  ['630', '06:30'],
  ['1830', '18:30'],
  ['18', '18:00'],
  ['18h', '18:00'],
  [' ', ''],
  ['24:00', undefined],
  ['6:5', undefined],
  ['6:75', undefined],
  ['sáng', undefined],
])('"%s" is the time %s', (text, clock) => {
  expect(clockIn(text)).toBe(clock);
});
