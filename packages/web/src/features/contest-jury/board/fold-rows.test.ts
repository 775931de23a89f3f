import type { RankedRow } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { expect, test } from 'vitest';
import { foldRows, lineInBars } from './fold-rows.ts';

const rows = Array.from(
  { length: 60 },
  (_, index): RankedRow => ({
    id: `${index + 1}`,
    number: '',
    title: '',
    cover: null,
    points: [],
    count: 1,
    mean: 1,
    trimmed: 1,
    normalised: 1,
    spread: null,
    isOutlier: false,
    rank: index + 1,
    decision: null,
  }),
);
const seen = (lines: ReturnType<typeof foldRows>) =>
  lines.map((line) =>
    line.kind === 'row' ? line.row.id : line.kind === 'fold' ? `${line.from}–${line.to}` : '---',
  );

test('the head and both sides of the line are shown, and folds say what is between', () => {
  expect(seen(foldRows({ rows, quota: 30, isWhole: false }))).toEqual([
    ...['1', '2', '3', '4', '5–27', '28', '29', '30', '---'],
    ...Array.from({ length: 12 }, (_, index) => `${31 + index}`),
    '43–60',
  ]);
  expect(foldRows({ rows, quota: 30, isWhole: true })).toHaveLength(61);
  expect(foldRows({ rows, quota: 60, isWhole: false })).toHaveLength(60);
});

test('the line stands in the bars at its average, and nowhere else', () => {
  const bars = [{ from: 6 }, { from: 6.5 }, { from: 7 }, { from: 7.5 }];
  expect(lineInBars(bars, 7)).toBe(0.5);
  expect(lineInBars(bars, 9)).toBeUndefined();
  expect(lineInBars(bars, null)).toBeUndefined();
});
