import type { Crop } from '@toasoan/contract/features/media/media.ts';
import { type CropRatio, RATIO_OF } from '@toasoan/contract/vocabulary/picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Narrower crops look soft where pictures are shown large. */
export const SHARP_WIDTH = 1200;
/** The smallest crop the server accepts, as a share of the picture. */
const SMALLEST = 0.02;

/** Width and height of a crop in a ratio, as shares of the picture's. */
function shapeOf({ width, height }: Size, ratio: CropRatio): number {
  return (RATIO_OF[ratio] * height) / width;
}

/** Moves the crop by shares; the crop stays inside the picture. */
export function moved(crop: Crop, { x, y }: { readonly x: number; readonly y: number }): Crop {
  return { ...crop, x: within(crop.x + x, 1 - crop.width), y: within(crop.y + y, 1 - crop.height) };
}

/** Resizes the crop around its centre to the given width; it keeps its ratio and stays inside the picture. */
export function widened(crop: Crop, width: number, picture: Size, ratio: CropRatio): Crop {
  const shape = shapeOf(picture, ratio);
  const least = Math.max(SMALLEST, SMALLEST * shape);
  const fitting = Math.min(Math.max(width, least), 1, shape);
  const height = fitting / shape;
  return {
    x: within(crop.x + (crop.width - fitting) / 2, 1 - fitting),
    y: within(crop.y + (crop.height - height) / 2, 1 - height),
    width: fitting,
    height,
  };
}

/** The crop after a key: arrow keys move it, with Shift they resize it. Undefined for other keys. */
export function frameByKey(
  crop: Crop,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  picture: Size,
  ratio: CropRatio,
): Crop | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  if (shiftKey) return widened(crop, crop.width + (step.x - step.y) * 2, picture, ratio);
  return moved(crop, step);
}

const STEP = 0.01;
const STEPS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The focal point after a key; Shift moves it five times as far. */
export function pointByKey(
  point: { readonly x: number; readonly y: number },
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): { x: number; y: number } | undefined {
  const step = STEPS[key];
  const times = shiftKey ? 5 : 1;
  return step && { x: within(point.x + step.x * times, 1), y: within(point.y + step.y * times, 1) };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
