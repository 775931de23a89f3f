import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reopenDelay } from './reopen-delay.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });

test('a cut line is tried again within a second, then ever more seldom, at least every half minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => reopenDelay('cut', attempt, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('no two browsers come at one moment: each delay is spread over half of itself', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100 }), random, (attempt, spread) => {
      const longest = reopenDelay('cut', attempt, 1);
      const delay = reopenDelay('cut', attempt, spread);
      expect(delay).toBeGreaterThanOrEqual(longest / 2);
      expect(delay).toBeLessThanOrEqual(longest);
    }),
  );
});

test('a server that names a time is not asked before it', () => {
  expect(reopenDelay('cut', 0, 0, 20_000)).toBe(20_500);
});

test('a process that ends is left within three seconds; who is refused waits for minutes', () => {
  expect(reopenDelay('stopping', 9, 0.5)).toBe(1_500);
  expect(reopenDelay('refused', 0, 0)).toBe(300_000);
});
