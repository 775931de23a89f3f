import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AVERAGINGS } from '../contests/contest-kinds.ts';
import type { CountedScore } from './counted-score.ts';
import { quotaLine } from './quota-line.ts';
import { averageOf, rankWorks } from './rank-works.ts';

const scored = (workId: string, ...points: readonly number[]): CountedScore[] =>
  points.map((value, index) => ({ jurorId: `j${index}`, workId, points: value }));

const MEAN = { mode: 'SCORE10', averaging: 'MEAN' } as const;
const works = fc.array(
  fc.array(
    fc.integer({ min: 0, max: 20 }).map((n) => n / 2),
    { maxLength: 6 },
  ),
  { maxLength: 12 },
);
const scoresOf = (all: readonly (readonly number[])[]) =>
  all.flatMap((points, index) => scored(`${index}`, ...points));
const idsOf = (all: readonly unknown[]) => all.map((_, index) => `${index}`);

describe('The ranking', () => {
  test('counts places as competitions do, and leaves works without a score last', () => {
    const scores = [...scored('1', 9), ...scored('2', 8), ...scored('3', 8), ...scored('4', 7)];
    const ranked = rankWorks(['5', '4', '3', '2', '1'], scores, MEAN);
    expect(ranked.map(({ workId, rank }) => [workId, rank])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 2],
      ['4', 4],
      ['5', null],
    ]);
  });

  test('computes the three averages of five jurors, and marks a spread over three', () => {
    const [first] = rankWorks(['1'], scored('1', 9.5, 9, 6.1, 9.5, 9.6), MEAN);
    expect(first).toMatchObject({ count: 5, mean: 8.74, trimmed: 9.33, spread: 3.5, isOutlier: true });
    const [four] = rankWorks(['1'], scored('1', 5, 6, 7, 8), MEAN);
    expect(four).toMatchObject({ mean: 6.5, trimmed: 6.5, spread: 3, isOutlier: false });
  });

  test('takes the measure of a strict juror out: whose best work is the best again', () => {
    // The strict juror's order is the same, two points lower; each saw works that the other did not.
    const scores = [
      ...['1', '2', '3'].map((workId, index) => ({ jurorId: 'kind', workId, points: 9 - index })),
      ...['4', '5', '6'].map((workId, index) => ({ jurorId: 'strict', workId, points: 6 - index })),
    ];
    const ranked = rankWorks(['1', '2', '3', '4', '5', '6'], scores, { ...MEAN, averaging: 'NORMALISED' });
    expect(ranked.map(({ workId, rank }) => `${workId}:${rank}`)).toEqual([
      '1:1',
      '4:1',
      '2:3',
      '5:3',
      '3:5',
      '6:5',
    ]);
    expect(ranked[0]).toMatchObject({ mean: 9, normalised: 8.59 });
  });

  test('keeps points of fewer than three scores as they are, and gives the middle for equal ones', () => {
    const few = rankWorks(['1', '2'], [...scored('1', 9), ...scored('2', 5)], MEAN);
    expect(few.map(({ normalised }) => normalised)).toEqual([9, 5]);
    const same = ['1', '2', '3'].map((workId) => ({ jurorId: 'same', workId, points: 10 }));
    const other = ['4', '5', '6'].map((workId, index) => ({ jurorId: 'other', workId, points: 5 + index }));
    const ranked = rankWorks(['1', '4'], [...same, ...other], MEAN);
    // Scores of works outside of the list do not count for the measure either.
    expect(ranked.find(({ workId }) => workId === '1')?.normalised).toBe(10);
    const all = rankWorks(['1', '2', '3', '4', '5', '6'], [...same, ...other], MEAN);
    expect(all.find(({ workId }) => workId === '1')?.normalised).toBe(8);
  });

  test('turns votes into the share of yes, and orders into the share of works behind', () => {
    const votes = rankWorks(['1', '2'], [...scored('1', 100, 100, 0), ...scored('2', 0, 0, 100)], {
      mode: 'THUMBS',
      averaging: 'MEAN',
    });
    expect(votes.map(({ mean, isOutlier }) => [mean, isOutlier])).toEqual([
      [66.67, false],
      [33.33, false],
    ]);
    const orders = rankWorks(
      ['1', '2', '3'],
      [...scored('1', 1, 2), ...scored('2', 2, 1), ...scored('3', 3, 3)],
      {
        mode: 'RANK',
        averaging: 'MEAN',
      },
    );
    expect(orders.map(({ workId, mean, rank }) => [workId, mean, rank])).toEqual([
      ['1', 75, 1],
      ['2', 75, 1],
      ['3', 0, 3],
    ]);
  });

  test('is the same in whatever order scores are read, and a place is one more than the works above', () => {
    fc.assert(
      fc.property(works, (all) => {
        const scores = scoresOf(all);
        for (const averaging of AVERAGINGS) {
          const rule = { ...MEAN, averaging };
          const ranked = rankWorks(idsOf(all), scores, rule);
          expect(rankWorks(idsOf(all).toReversed(), scores.toReversed(), rule)).toEqual(ranked);
          const averages = ranked.flatMap((work) => averageOf(work, averaging) ?? []);
          for (const work of ranked) {
            const own = averageOf(work, averaging);
            const place = own === null ? null : averages.filter((average) => average > own).length + 1;
            expect(work.rank).toBe(place);
          }
        }
      }),
    );
  });
});

describe('The quota line', () => {
  const ranked = rankWorks(
    ['1', '2', '3', '4', '5'],
    [...scored('1', 9), ...scored('2', 8), ...scored('3', 8), ...scored('4', 8), ...scored('5', 7)],
    MEAN,
  );

  test('puts equal works on both sides before the chair, with the places that are left', () => {
    expect(quotaLine(ranked, 2, 'MEAN')).toEqual({
      inside: ['1'],
      tied: ['2', '3', '4'],
      places: 1,
      average: 8,
    });
    expect(quotaLine(ranked, 4, 'MEAN')).toEqual({
      inside: ['1', '2', '3', '4'],
      tied: [],
      places: 0,
      average: 8,
    });
  });

  test('takes all where there are fewer works than places, and none for a quota of none', () => {
    expect(quotaLine(ranked, 9, 'MEAN')).toMatchObject({ inside: ['1', '2', '3', '4', '5'], average: null });
    expect(quotaLine(ranked, 0, 'MEAN')).toMatchObject({ inside: [], tied: [] });
  });

  test('never lets more in than the quota, and leaves exactly the tied ones open', () => {
    fc.assert(
      fc.property(works, fc.nat(12), (all, quota) => {
        const line = quotaLine(rankWorks(idsOf(all), scoresOf(all), MEAN), quota, 'MEAN');
        const judged = all.filter((points) => points.length > 0).length;
        expect(line.inside.length + line.places).toBe(Math.min(quota, judged));
        expect(line.tied.length === 0 || line.tied.length > line.places).toBe(true);
      }),
    );
  });
});

test('places of a long list become points as the rule says, in one pass over it', () => {
  const ids = Array.from({ length: 3_000 }, (_, at) => String(at + 1));
  const scores = ids.map((workId, at) => ({ jurorId: '1', workId, points: Math.floor(at / 3) + 1 }));
  const ranked = rankWorks(ids, scores, { mode: 'RANK', averaging: 'MEAN' });
  // Three share each place: 2,997 stand behind the first ones, and two beside each.
  expect(ranked[0]).toMatchObject({
    workId: '1',
    mean: Math.round(((2_997 + 1) / 2_999) * 10_000) / 100,
    rank: 1,
  });
  expect(ranked.at(-1)).toMatchObject({ workId: '3000', mean: Math.round((1 / 2_999) * 10_000) / 100 });
});
