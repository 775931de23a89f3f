import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reopenDelay } from './reopen-delay.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });

test('a cut connection is retried within a second, then less and less often, at least every half minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => reopenDelay('cut', attempt, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('delays are random over half of their length, so that browsers do not retry together', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100 }), random, (attempt, spread) => {
      const longest = reopenDelay('cut', attempt, 1);
      const delay = reopenDelay('cut', attempt, spread);
      expect(delay).toBeGreaterThanOrEqual(longest / 2);
      expect(delay).toBeLessThanOrEqual(longest);
    }),
  );
});

test('a server that names a delay is not retried before it', () => {
  expect(reopenDelay('cut', 0, 0, 20_000)).toBe(20_500);
});

test('a stopping process is left within three seconds, and a refused user waits for minutes', () => {
  expect(reopenDelay('stopping', 9, 0.5)).toBe(1_500);
  expect(reopenDelay('refused', 0, 0)).toBe(300_000);
});
