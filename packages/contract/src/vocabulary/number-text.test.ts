import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [2927, '2.927', '2,927'],
  [50_000_000, '50.000.000', '50,000,000'],
  [-1254.5, '-1.254,5', '-1,254.5'],
  [0.126, '0,13', '0.13'],
])('%d is "%s" in Vietnamese and "%s" in English', (value, vietnamese, english) => {
  expect(numberText(value, 'vi')).toBe(vietnamese);
  expect(numberText(value, 'en')).toBe(english);
});

test('more decimals are kept where they are asked for', () => {
  expect(numberText(1553.125, 'vi', 3)).toBe('1.553,125');
  expect(numberText(1553.125, 'en', 3)).toBe('1,553.125');
});
