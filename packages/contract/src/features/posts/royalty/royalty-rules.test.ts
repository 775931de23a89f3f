import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, hasTwoDecimals, isWhole, shareOut } from './royalty-rules.ts';

describe('a royalty', () => {
  it.each([
    [1.5, 234_000, 351_000],
    [0.01, 234_000, 2_340],
    [0.01, 50, 1],
    [0.01, 49, 0],
    [0.29, 100, 29],
    [50, 1_000_000_000, 50_000_000_000],
  ])('of %d units of %d đồng is %d đồng', (coefficient, unit, amount) => {
    expect(amountOf(coefficient, unit)).toBe(amount);
  });

  it.each([
    [100, [33.33, 33.33, 33.34], [33, 33, 34]],
    [10, [33.33, 33.33, 33.34], [3, 3, 4]],
    [1, [50, 50], [1, 0]],
    [0, [50, 50], [0, 0]],
    [351_000, [70, 30], [245_700, 105_300]],
  ])('of %d is divided by %j into %j', (amount, shares, parts) => {
    expect(shareOut(amount, shares)).toEqual(parts);
  });

  it('is always divided without a remainder', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000_000 }), cuts, (amount, places) => {
        const edges = [0, ...places.toSorted((one, other) => one - other), 10_000];
        const shares = edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / 100);
        expect(isWhole(shares)).toBe(true);
        expect(shareOut(amount, shares).reduce((sum, part) => sum + part, 0)).toBe(amount);
      }),
    );
  });

  it('distinguishes two decimals from three', () => {
    expect([0.1, 12.34, 33.335].map(hasTwoDecimals)).toEqual([true, true, false]);
  });
});
