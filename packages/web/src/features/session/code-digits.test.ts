import { describe, expect, test } from 'vitest';
import { digitsOf, withDigits, withoutDigit } from './code-digits.ts';

describe('a code', () => {
  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Mã: 12-34-56.', '123456'],
    ['１２３４５６', '123456'],
    ['không có số', ''],
  ])('in %j is %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  test.each([
    ['a digit goes to its place', '12', 2, '3', '123'],
    ['a digit overwrites the one there', '123456', 1, '9', '193456'],
    ['a pasted code fills the boxes from its place on', '', 0, '123456', '123456'],
    ['what is too much falls away', '12', 2, '345678', '123456'],
    ['a place behind the last digit counts as the next free one', '12', 5, '3', '123'],
  ])('%s', (_, code, at, digits, expected) => {
    expect(withDigits(code, at, digits)).toBe(expected);
  });

  test('a digit can be removed at any place', () => {
    expect(withoutDigit('123', 1)).toBe('13');
    expect(withoutDigit('', 0)).toBe('');
  });
});
