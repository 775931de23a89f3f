import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { expect, test } from 'vitest';
import { stepOf, stepsFor } from './map-steps.ts';
import { ISLANDS, MAP_TILES } from './map-tiles.ts';

test('five steps are round for many works, and rise by one for few', () => {
  expect(stepsFor(98)).toEqual([1, 15, 30, 45, 70]);
  expect(stepsFor(1_600)).toEqual([1, 300, 600, 900, 1_400]);
  expect(stepsFor(3)).toEqual([1, 2, 3, 4, 5]);
  expect(stepsFor(0)).toEqual([1, 2, 3, 4, 5]);
  expect([0, 1, 14, 15, 69, 70, 98].map((count) => stepOf(count, stepsFor(98)))).toEqual([
    0, 1, 1, 2, 4, 5, 5,
  ]);
});

test('each of the 34 units has a place of its own, and the islands are beside them', () => {
  const places = [...Object.values(MAP_TILES), ...ISLANDS].map(({ column, row }) => `${column} ${row}`);
  expect(new Set(places).size).toBe(36);
  expect(Object.keys(MAP_TILES).sort()).toEqual([...PROVINCE_CODES].sort());
});
