import { type CropRatio, RATIO_OF } from '../../vocabulary/picture.ts';
import type { Crop, Crops, FocalPoint } from './media.ts';

interface CutPicture {
  /** Pixels of the picture as displayed. */
  readonly width: number;
  readonly height: number;
  readonly crops: Crops;
  readonly focalPoint: FocalPoint | null;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * The crop of a picture in a ratio, as shares: the explicit one, or the largest around the focal point. A crop with a
 * slightly different ratio is trimmed on both sides.
 */
export function cutOf({ width, height, crops, focalPoint }: CutPicture, ratio: CropRatio): Crop {
  const shape = (RATIO_OF[ratio] * height) / width;
  const crop = crops[ratio];
  if (crop === undefined) return largestIn(WHOLE, shape, focalPoint ?? CENTRE);
  return largestIn(crop, shape, { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 });
}

/** @param shape width by height, both as shares of the picture's. */
function largestIn(room: Crop, shape: number, focus: FocalPoint): Crop {
  const width = Math.min(room.width, room.height * shape);
  const height = Math.min(room.height, room.width / shape);
  return {
    x: within(focus.x - width / 2, room.x, room.x + room.width - width),
    y: within(focus.y - height / 2, room.y, room.y + room.height - height),
    width,
    height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
