import { expect, test } from 'vitest';
import { textPieces } from './text-pieces.ts';

const drawn = (text: string, marks: readonly (readonly [number, number])[]) =>
  textPieces(
    text,
    marks.map(([from, to]) => ({ from, to })),
  )
    .map(({ text: part, mark }) => (mark ? `[${part}]` : part))
    .join('');

test('a text without marks is one piece, an empty one none', () => {
  expect(drawn('Bài hay.', [])).toBe('Bài hay.');
  expect(textPieces('', [])).toEqual([]);
});

test('marks stand in the order of the text, however they were found', () => {
  expect(
    drawn('gọi 0901 hoặc l.ừ.a', [
      [14, 19],
      [4, 8],
    ]),
  ).toBe('gọi [0901] hoặc [l.ừ.a]');
});

test('marks that overlap or lie in each other are one mark after the other, without a letter twice', () => {
  expect(
    drawn('abcdef', [
      [1, 4],
      [2, 5],
    ]),
  ).toBe('a[bcd][e]f');
  expect(
    drawn('abcdef', [
      [1, 5],
      [2, 3],
    ]),
  ).toBe('a[bcde]f');
});

test('a mark never parts a letter from its accents, nor an emoji', () => {
  const apart = 'lừa đảo'.normalize('NFD');
  expect(drawn(apart, [[0, 2]]).normalize('NFC')).toBe('[lừ]a đảo');
  expect(drawn('a👍🏽b', [[2, 3]])).toBe('a[👍🏽]b');
});

test('a mark beyond the end is cut', () => {
  expect(drawn('abc', [[1, 99]])).toBe('a[bc]');
  expect(drawn('abc', [[7, 9]])).toBe('abc');
});
