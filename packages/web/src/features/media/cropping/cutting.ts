import { cutOf } from '@toasoan/contract/features/media/cut-of.ts';
import type { Crop, Crops, FocalPoint, Media } from '@toasoan/contract/features/media/media.ts';
import type { CropRatio, Picture } from '@toasoan/contract/vocabulary/picture.ts';

/** The crop settings of a picture. */
export interface Cutting {
  readonly crops: Crops;
  readonly focalPoint: FocalPoint | null;
}

export function cuttingOf({ crops, focalPoint }: Media): Cutting {
  return { crops, focalPoint };
}

/** The resulting crop: an explicit one or one around the focal point. */
export function cutIn(picture: Picture, { crops, focalPoint }: Cutting, ratio: CropRatio): Crop {
  return cutOf({ width: picture.width, height: picture.height, crops, focalPoint }, ratio);
}

export function withCrop(cutting: Cutting, ratio: CropRatio, crop: Crop | undefined): Cutting {
  const { [ratio]: _, ...others } = cutting.crops;
  return { ...cutting, crops: crop ? { ...others, [ratio]: crop } : others };
}

/** Compares two settings regardless of the order of their keys. */
export function isSame(one: Cutting, other: Cutting): boolean {
  return plain(one) === plain(other);
}

function plain({ crops, focalPoint }: Cutting): string {
  const frame = (crop: Crop | undefined) => crop && [crop.x, crop.y, crop.width, crop.height];
  const point = focalPoint && [focalPoint.x, focalPoint.y];
  return JSON.stringify([point, frame(crops['16x9']), frame(crops['4x3']), frame(crops['1x1'])]);
}
