import { describe, expect, test } from 'vitest';
import { gridLayout } from './grid-layout.ts';
import { pagesOf } from './grid-pages.ts';
import { type GridPlan, gridPlan, groupOf, groupStep, lineOf, stepTo } from './grid-plan.ts';

const WORDS = { withFacts: 50, nameOnly: 30 };

describe('the grid', () => {
  test('has as many columns as fit, at least two unless the tiles are large, and fills the width', () => {
    expect(gridLayout(1000, 208, WORDS).columns).toBe(4);
    expect(gridLayout(1000, 144, WORDS).columns).toBe(6);
    expect(gridLayout(330, 208, WORDS).columns).toBe(2);
    expect(gridLayout(330, 320, WORDS).columns).toBe(1);
    expect(gridLayout(180, 112, WORDS).columns).toBe(2);
    const { columns, cellWidth } = gridLayout(1000, 208, WORDS);
    expect(columns * cellWidth + (columns - 1) * 12).toBeGreaterThan(1000 - columns);
  });

  test('has room for facts from a middle size on', () => {
    expect(gridLayout(1000, 144, WORDS).hasFacts).toBe(false);
    expect(gridLayout(1000, 176, WORDS).hasFacts).toBe(true);
  });

  const step = (plan: GridPlan) => (key: string, index: number) => stepTo(key, { index, plan, page: 2 });
  const flat = step(gridPlan(10, 4));

  test('stays inside its bounds when walked with the arrow keys', () => {
    expect(flat('ArrowRight', 3)).toBe(4);
    expect(flat('ArrowRight', 9)).toBe(9);
    expect(flat('ArrowLeft', 0)).toBe(0);
    expect(flat('ArrowUp', 2)).toBe(2);
    expect(flat('ArrowUp', 6)).toBe(2);
    expect(flat('ArrowDown', 8)).toBe(8);
  });

  test('moves to the last file when the last row is short', () => {
    expect(flat('ArrowDown', 7)).toBe(9);
    expect(flat('PageDown', 5)).toBe(9);
  });

  test('moves to both ends and by one screen', () => {
    expect(flat('Home', 7)).toBe(0);
    expect(flat('End', 1)).toBe(9);
    expect(flat('PageUp', 9)).toBe(1);
    expect(flat('PageUp', 6)).toBe(2);
    expect(flat('a', 1)).toBeUndefined();
  });

  test('requests the pages that hold the visible files', () => {
    expect(pagesOf(0, 99)).toEqual([1]);
    expect(pagesOf(-5, 100)).toEqual([1, 2]);
    expect(pagesOf(9_950, 9_999)).toEqual([100]);
  });
});

describe('a grid in months', () => {
  const months = [
    { key: '2026-11', label: 'Tháng 11/2026', count: 5 },
    { key: '2026-09', label: 'Tháng 9/2026', count: 2 },
    { key: '', label: 'Chưa rõ ngày chụp', count: 4 },
  ];
  // 0 1 2 | 3 4 || 5 6 || 7 8 9 | 10
  const plan = gridPlan(11, 3, months);
  const walk = (key: string, index: number) => stepTo(key, { index, plan, page: 2 });

  test('begins a line with each month, under its heading', () => {
    expect(plan.lines.map((line) => ('group' in line ? line.group.key : [line.first, line.count]))).toEqual([
      '2026-11',
      [0, 3],
      [3, 2],
      '2026-09',
      [5, 2],
      '',
      [7, 3],
      [10, 1],
    ]);
    expect([0, 4, 5, 10].map((index) => lineOf(plan, index))).toEqual([1, 2, 4, 7]);
    expect([0, 4, 5, 10].map((index) => groupOf(plan, index))).toEqual([0, 0, 1, 2]);
  });

  test('is walked across its headings in the same column', () => {
    expect(walk('ArrowDown', 4)).toBe(6);
    expect(walk('ArrowDown', 6)).toBe(8);
    expect(walk('ArrowUp', 9)).toBe(6);
    expect(walk('PageDown', 1)).toBe(6);
  });

  test('jumps to the month after, to the beginning of this one, and to the month before', () => {
    expect(groupStep(plan, 1, 1)).toBe(5);
    expect(groupStep(plan, 9, 1)).toBe(10);
    expect(groupStep(plan, 4, -1)).toBe(0);
    expect(groupStep(plan, 5, -1)).toBe(0);
    expect(groupStep(gridPlan(11, 3), 5, 1)).toBeUndefined();
  });

  test('ends where the list ends, and its last month takes files that arrived since', () => {
    expect(gridPlan(6, 3, months).groups.map(({ key }) => key)).toEqual(['2026-11', '2026-09']);
    expect(gridPlan(12, 3, months).lines.at(-1)).toEqual({ first: 10, count: 2 });
  });
});
