import { expect, test } from 'vitest';
import { USUAL_LIMITS } from './contest-values.ts';
import { limitsProblem } from './limits-rules.ts';
import { prizeProblem, prizeSum, prizeSums } from './prize-rules.ts';
import { roundProblems, USUAL_CRITERIA, weightSum } from './round-rules.ts';
import { aPrize, aRound } from './test-support/a-contest-detail.ts';

const codesOf = (change: Parameters<typeof aRound>[0]) =>
  roundProblems(aRound(change), ['PHOTO_SINGLE']).map(({ code }) => code);

test('the usual criteria make 100, and a round with them is sound', () => {
  expect(weightSum(USUAL_CRITERIA)).toBe(100);
  expect(codesOf({})).toEqual([]);
});

test('a round is refused for its criteria, times and quota', () => {
  const [first, second] = USUAL_CRITERIA as [
    (typeof USUAL_CRITERIA)[number],
    (typeof USUAL_CRITERIA)[number],
  ];
  expect(codesOf({ criteria: [first, second] })).toEqual(['WEIGHTS_SUM']);
  expect(codesOf({ criteria: [first, { ...second, name: first.name }] })).toEqual(['CRITERION_TWICE']);
  expect(codesOf({ criteria: [] })).toEqual(['CRITERIA_MISSING']);
  expect(codesOf({ mode: 'THUMBS' })).toEqual(['CRITERIA_UNUSED']);
  expect(codesOf({ closeTime: '2026-11-01T00:00:00.000Z' })).toEqual(['ROUND_TIMES']);
  expect(codesOf({ quota: { VIDEO: 3 } })).toEqual(['QUOTA_CATEGORY']);
});

test('prizes are summed by category, those of all categories last', () => {
  const prizes = [aPrize(), aPrize({ category: 'VIDEO', amount: 5_000_000, quantity: 10 })];
  expect(prizeSum(prizes)).toEqual({ count: 11, amount: 100_000_000 });
  expect(
    prizeSums(prizes, ['PHOTO_SINGLE', 'VIDEO']).map(({ category, sum }) => [category, sum.amount]),
  ).toEqual([
    ['VIDEO', 50_000_000],
    [null, 50_000_000],
  ]);
});

test('after the opening prizes are added and raised, never taken back', () => {
  const before = aPrize();
  expect(prizeProblem('DRAFT', { before })).toBeUndefined();
  expect(prizeProblem('OPEN', { after: before })).toBeUndefined();
  expect(prizeProblem('OPEN', { before, after: aPrize({ amount: 60_000_000 }) })).toBeUndefined();
  expect(prizeProblem('JUDGING', { before, after: aPrize({ amount: 1 }) })).toBe('PRIZE_LOWERED');
  expect(prizeProblem('OPEN', { before, after: aPrize({ category: 'VIDEO' }) })).toBe('PRIZE_LOWERED');
  expect(prizeProblem('OPEN', { before })).toBe('PRIZE_PROMISED');
  expect(prizeProblem('ANNOUNCED', { after: before })).toBe('PRIZES_FIXED');
});

test('limits whose least is above their most are refused', () => {
  expect(limitsProblem(USUAL_LIMITS)).toBeUndefined();
  expect(limitsProblem({ ...USUAL_LIMITS, series: { min: 9, max: 3 } })).toBe('SERIES_RANGE');
  const photo = { ...USUAL_LIMITS.photo, minBytes: 90_000_000 };
  expect(limitsProblem({ ...USUAL_LIMITS, photo })).toBe('PHOTO_BYTES_RANGE');
});
