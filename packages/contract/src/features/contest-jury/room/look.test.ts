import { expect, test } from 'vitest';
import { lookAt, moved, percentShown, previewBox, WHOLE } from './look.ts';

const frame = { width: 500, height: 500 };
const picture = previewBox({ width: 4800, height: 2400 });

test('a press shows its own place at full size, and dragging stops at the edges', () => {
  expect(picture).toEqual({ width: 2400, height: 1200 });
  // The picture is 500 × 250 in the middle of its frame.
  expect(lookAt(frame, picture, 125, 250)).toEqual({ isZoomed: true, x: 0.25, y: 0.5 });
  expect(lookAt(frame, picture, 125, 10)).toMatchObject({ y: 0 });
  expect(moved(WHOLE, 0.7, -0.2)).toMatchObject({ x: 1, y: 0.3 });
});

test('the size shown is a share of the file, whatever preview stands for it', () => {
  expect(percentShown(frame, picture, 4800, false)).toBe(10);
  expect(percentShown(frame, picture, 4800, true)).toBe(50);
  expect(previewBox({ width: null, height: null })).toEqual({ width: 2400, height: 2400 });
});
