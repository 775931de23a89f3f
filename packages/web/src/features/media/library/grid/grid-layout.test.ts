import { describe, expect, test } from 'vitest';
import { gridLayout, stepTo } from './grid-layout.ts';
import { pagesOf } from './grid-pages.ts';

describe('the grid', () => {
  test('has as many columns as fit, at least two, and fills the width', () => {
    expect(gridLayout(1000, 'comfortable').columns).toBe(4);
    expect(gridLayout(1000, 'compact').columns).toBe(6);
    expect(gridLayout(330, 'comfortable').columns).toBe(2);
    expect(gridLayout(180, 'compact').columns).toBe(2);
    const { columns, cellWidth } = gridLayout(1000, 'comfortable');
    expect(columns * cellWidth + (columns - 1) * 12).toBeGreaterThan(1000 - columns);
  });

  const at = (index: number) => ({ index, count: 10, columns: 4, page: 2 });

  test('stays inside its bounds when walked with the arrow keys', () => {
    expect(stepTo('ArrowRight', at(3))).toBe(4);
    expect(stepTo('ArrowRight', at(9))).toBe(9);
    expect(stepTo('ArrowLeft', at(0))).toBe(0);
    expect(stepTo('ArrowUp', at(2))).toBe(2);
    expect(stepTo('ArrowUp', at(6))).toBe(2);
    expect(stepTo('ArrowDown', at(8))).toBe(8);
  });

  test('moves to the last file when the last row is short', () => {
    expect(stepTo('ArrowDown', at(7))).toBe(9);
    expect(stepTo('PageDown', at(5))).toBe(9);
  });

  test('moves to both ends and by one screen', () => {
    expect(stepTo('Home', at(7))).toBe(0);
    expect(stepTo('End', at(1))).toBe(9);
    expect(stepTo('PageUp', at(9))).toBe(1);
    expect(stepTo('PageUp', at(6))).toBe(2);
    expect(stepTo('a', at(1))).toBeUndefined();
  });

  test('requests the pages that hold the visible files', () => {
    expect(pagesOf(0, 99)).toEqual([1]);
    expect(pagesOf(-5, 100)).toEqual([1, 2]);
    expect(pagesOf(9_950, 9_999)).toEqual([100]);
  });
});
