import { numberText } from '@toasoan/contract/vocabulary/number-text.ts';
import { expect, test } from 'vitest';
import { DECIMALS, decimalIn } from './decimal-in.ts';

test.each([
  ['434', 434, 434],
  ['1.553', 1553, 1.553],
  ['1,553', 1.553, 1553],
  ['1.553,5', 1553.5, 1553.5],
  ['1 553,25', 1553.25, 1553.25],
  ['1553.5', 1553.5, 1553.5],
  ['0,7', 0.7, 0.7],
  ['0.7', 0.7, 0.7],
  ['1,234,567', 1234567, 1234567],
  ['1.234.567', 1234567, 1234567],
  ['1,553.5', 1553.5, 1553.5],
  [' ', null, null],
  ['hai', Number.NaN, Number.NaN],
  ['1.2.3', Number.NaN, Number.NaN],
  ['-4', Number.NaN, Number.NaN],
])('"%s" is read as %s in Vietnamese and as %s in English', (text, vietnamese, english) => {
  expect(decimalIn(text, 'vi')).toBe(vietnamese);
  expect(decimalIn(text, 'en')).toBe(english);
});

test.each([0.7, 1553, 1553.125, 1_234_567])(
  '%d as a language shows it is read as the same number',
  (value) => {
    expect(decimalIn(numberText(value, 'vi', DECIMALS), 'vi')).toBe(value);
    expect(decimalIn(numberText(value, 'en', DECIMALS), 'en')).toBe(value);
  },
);
