import { describe, expect, it } from 'vitest';
import { ticksTo } from './scale.ts';

describe('the lines of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [34, [0, 10, 20, 30, 40]],
    [1254, [0, 500, 1000, 1500]],
  ])('up to %d are %j', (highest, ticks) => {
    expect(ticksTo(highest)).toEqual(ticks);
  });
});
