import { expect, test } from 'vitest';
import { placeBefore } from './place-before.ts';

const PEERS = ['a', 'b', 'c'];

test.each([
  ['the last one on the upper edge of the first comes first', 'c', 'a', 'before', 'a'],
  ['the first one on the lower edge of the last comes last', 'a', 'c', 'after', null],
  ['the first one on the lower edge of the second comes between', 'a', 'b', 'after', 'c'],
  ['a middle is a lower edge', 'a', 'b', 'inside', 'c'],
  ['a row on itself changes nothing', 'a', 'a', 'before', undefined],
  ['a row where it stands already changes nothing', 'a', 'b', 'before', undefined],
  ['a row of another group is refused', 'x', 'a', 'before', undefined],
  ['a row on one of another group is refused', 'a', 'x', 'after', undefined],
] as const)('%s', (_title, from, on, place, expected) => {
  expect(placeBefore(PEERS, { from, on, place })).toBe(expected);
});
