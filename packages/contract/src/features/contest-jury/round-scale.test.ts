import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isComplete,
  markProblem,
  marksAsked,
  pointsOf,
  type RoundScale,
  totalSoFar,
  weightsAreWhole,
} from './round-scale.ts';

const FINAL: RoundScale = {
  mode: 'SCORE10',
  criteria: [
    { key: 'content', weight: 40 },
    { key: 'craft', weight: 30 },
    { key: 'fresh', weight: 15 },
    { key: 'reach', weight: 15 },
  ],
};
const PLAIN: RoundScale = { mode: 'SCORE10', criteria: [] };

describe('The marks of a juror', () => {
  test('count by the weight of those that are there, and make points once all are', () => {
    const two = [
      { key: 'content', value: 8.5 },
      { key: 'craft', value: 8 },
    ];
    expect(totalSoFar(FINAL, two)).toBe(8.29);
    expect(pointsOf(FINAL, two)).toBeNull();
    const four = [...two, { key: 'fresh', value: 7 }, { key: 'reach', value: 9.5 }];
    expect(isComplete(FINAL, four)).toBe(true);
    expect(pointsOf(FINAL, four)).toBe(8.28);
    expect(totalSoFar(FINAL, [])).toBeNull();
  });

  test.each([
    ['UNKNOWN', FINAL, [{ key: 'score', value: 8 }]],
    [
      'TWICE',
      FINAL,
      [
        { key: 'craft', value: 8 },
        { key: 'craft', value: 9 },
      ],
    ],
    ['RANGE', PLAIN, [{ key: 'score', value: 10.5 }]],
    ['RANGE', { mode: 'RANK', criteria: [] }, [{ key: 'rank', value: 0 }]],
    ['RANGE', { mode: 'THUMBS', criteria: [] }, [{ key: 'thumb', value: 2 }]],
    ['STEP', PLAIN, [{ key: 'score', value: 8.25 }]],
    ['STEP', { mode: 'SCORE100', criteria: [] }, [{ key: 'score', value: 80.5 }]],
    [undefined, PLAIN, [{ key: 'score', value: 8.5 }]],
    [undefined, { mode: 'THUMBS', criteria: FINAL.criteria }, [{ key: 'thumb', value: 1 }]],
  ] as const)('are refused as %s where the scale of the round says so', (problem, scale, marks) => {
    expect(markProblem(scale, marks)).toBe(problem);
  });

  test('stay between nothing and the top, and grow with every mark', () => {
    const half = fc.integer({ min: 0, max: 20 }).map((value) => value / 2);
    fc.assert(
      fc.property(fc.array(half, { minLength: 4, maxLength: 4 }), fc.nat(3), (values, at) => {
        const marks = FINAL.criteria.map(({ key }, index) => ({ key, value: values[index] ?? 0 }));
        const points = pointsOf(FINAL, marks) ?? -1;
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(10);
        const better = marks.map((mark, index) => (index === at ? { ...mark, value: 10 } : mark));
        expect(pointsOf(FINAL, better) ?? -1).toBeGreaterThanOrEqual(points);
      }),
    );
  });

  test('are asked once a criterion, and weights are whole at 100 alone', () => {
    expect(marksAsked(FINAL).map(({ key }) => key)).toEqual(['content', 'craft', 'fresh', 'reach']);
    expect(weightsAreWhole(FINAL.criteria)).toBe(true);
    expect(weightsAreWhole(FINAL.criteria.slice(1))).toBe(false);
    expect(weightsAreWhole([])).toBe(true);
  });
});
