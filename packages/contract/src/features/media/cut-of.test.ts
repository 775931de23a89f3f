import { describe, expect, it } from 'vitest';
import { CROP_RATIOS, RATIO_OF } from '../../vocabulary/picture.ts';
import { cutOf } from './cut-of.ts';

const wide = { width: 2000, height: 1000, crops: {}, focalPoint: null };
const tall = { width: 1000, height: 2000, crops: {}, focalPoint: null };

describe('the crop of a picture in a ratio', () => {
  it('is centred and as large as possible without other settings', () => {
    expect(cutOf(wide, '1x1')).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(cutOf(tall, '1x1')).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  it('surrounds the focal point and stays inside the picture', () => {
    expect(cutOf({ ...wide, focalPoint: { x: 0.4, y: 0.5 } }, '1x1').x).toBeCloseTo(0.15);
    expect(cutOf({ ...wide, focalPoint: { x: 0, y: 0 } }, '1x1')).toMatchObject({ x: 0, y: 0 });
    expect(cutOf({ ...wide, focalPoint: { x: 1, y: 1 } }, '1x1')).toMatchObject({ x: 0.5, y: 0 });
    expect(cutOf({ ...tall, focalPoint: { x: 1, y: 1 } }, '1x1')).toMatchObject({ x: 0, y: 0.5 });
  });

  it('is the explicit crop of the ratio, whatever the focal point', () => {
    const crops = { '1x1': { x: 0.1, y: 0.2, width: 0.3, height: 0.6 } };
    const kept = cutOf({ ...wide, crops, focalPoint: { x: 1, y: 1 } }, '1x1');
    expect(kept.x).toBeCloseTo(0.1);
    expect(kept.y).toBeCloseTo(0.2);
    expect(kept.width).toBeCloseTo(0.3);
    expect(kept.height).toBeCloseTo(0.6);
  });

  it('uses the focal point for the other ratios', () => {
    const crops = { '1x1': { x: 0.1, y: 0.2, width: 0.3, height: 0.6 } };
    expect(cutOf({ ...wide, crops }, '16x9')).toEqual(cutOf(wide, '16x9'));
  });

  it('trims a crop of another shape on both sides, within the crop', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
    const kept = cutOf({ ...wide, crops: { '1x1': crop } }, '1x1');
    expect(kept.x).toBeCloseTo(0.35);
    expect(kept.width).toBeCloseTo(0.3);
    expect(kept).toMatchObject({ y: 0.2, height: 0.6 });
  });

  it.each(CROP_RATIOS)('has the shape %s in pixels, for pictures of every shape', (ratio) => {
    for (const [width, height] of [
      [1, 1],
      [6000, 4000],
      [4000, 6000],
      [10_000, 50],
      [50, 10_000],
    ] as const) {
      const kept = cutOf({ width, height, crops: {}, focalPoint: { x: 0.3, y: 0.9 } }, ratio);
      expect((kept.width * width) / (kept.height * height)).toBeCloseTo(RATIO_OF[ratio], 6);
      expect(kept.x).toBeGreaterThanOrEqual(0);
      expect(kept.y).toBeGreaterThanOrEqual(0);
      expect(kept.x + kept.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(kept.y + kept.height).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
});
