import { describe, expect, test } from 'vitest';
import { frameByKey, moved, pointByKey, widened } from './frame-moves.ts';

const LANDSCAPE = { width: 3000, height: 2000 };
const CROP = { x: 0.1, y: 0.1, width: 0.5, height: 0.421875 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('a frame', () => {
  test('moves with the arrow keys and stops at the edges', () => {
    expect(frameByKey(CROP, key('ArrowRight'), LANDSCAPE, '16x9')).toMatchObject({
      x: expect.closeTo(0.11),
      y: 0.1,
    });
    expect(frameByKey(CROP, key('ArrowUp'), LANDSCAPE, '16x9')).toMatchObject({
      x: 0.1,
      y: expect.closeTo(0.09),
    });
    expect(moved(CROP, { x: 1, y: 1 })).toMatchObject({ x: 0.5, y: 1 - 0.421875 });
    expect(moved(CROP, { x: -1, y: -1 })).toMatchObject({ x: 0, y: 0 });
  });

  test('grows and shrinks around its centre and keeps its ratio', () => {
    const larger = frameByKey(CROP, key('ArrowUp', true), LANDSCAPE, '16x9');
    expect(larger?.width).toBeCloseTo(0.52);
    expect(larger?.x).toBeCloseTo(0.09);
    const pixels = (larger?.width ?? 0) * 3000;
    expect(pixels / ((larger?.height ?? 0) * 2000)).toBeCloseTo(16 / 9);
    expect(frameByKey(CROP, key('ArrowLeft', true), LANDSCAPE, '16x9')?.width).toBeCloseTo(0.48);
  });

  test('is never larger than the picture nor smaller than the server allows', () => {
    expect(widened(CROP, 5, LANDSCAPE, '16x9')).toMatchObject({ x: 0, width: 1 });
    const square = widened(CROP, 5, LANDSCAPE, '1x1');
    expect(square.width).toBeCloseTo(2 / 3);
    expect(square.height).toBe(1);
    const least = widened(CROP, 0, LANDSCAPE, '16x9');
    expect(Math.min(least.width, least.height)).toBeGreaterThanOrEqual(0.02);
  });

  test('ignores other keys', () => {
    expect(frameByKey(CROP, key('Enter'), LANDSCAPE, '16x9')).toBeUndefined();
  });
});

test('the focal point moves with the arrow keys, further with Shift, and stays inside the picture', () => {
  expect(pointByKey({ x: 0.5, y: 0.5 }, key('ArrowLeft'))).toEqual({ x: 0.49, y: 0.5 });
  expect(pointByKey({ x: 0.5, y: 0.98 }, key('ArrowDown', true))).toEqual({ x: 0.5, y: 1 });
  expect(pointByKey({ x: 0.5, y: 0.5 }, key('Tab'))).toBeUndefined();
});
