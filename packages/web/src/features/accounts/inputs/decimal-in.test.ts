import { expect, test } from 'vitest';
import { decimalIn } from './decimal-in.ts';

test.each([
  ['434', 434],
  ['1.553', 1553],
  ['1.553,5', 1553.5],
  ['1 553,25', 1553.25],
  ['1553.5', 1553.5],
  ['0,7', 0.7],
  ['1,234,567', 1234567],
  ['1,553.5', 1553.5],
  [' ', null],
  ['hai', Number.NaN],
  ['1.2.3', Number.NaN],
  ['-4', Number.NaN],
])('"%s" is read as %s', (text, number) => {
  expect(decimalIn(text)).toBe(number);
});
