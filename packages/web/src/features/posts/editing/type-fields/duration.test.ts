import { expect, it } from 'vitest';
import { readDuration, showDuration } from './duration.ts';

it.each([
  ['3:45', 225],
  ['0:07', 7],
  ['1:02:03', 3723],
  ['90', 90],
  ['75:00', 4500],
  [' ', 0],
])('reads "%s" as %i seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

it.each(['3:7', '3:75', 'ba phút', '1:75:00', '25:00:00', '-3'])('does not read "%s"', (text) => {
  expect(readDuration(text)).toBeUndefined();
});

it('shows what it reads', () => {
  expect([7, 225, 3723].map(showDuration)).toEqual(['0:07', '3:45', '1:02:03']);
});
