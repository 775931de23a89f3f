import { cutOf } from '@toasoan/contract/features/media/cut-of.ts';
import type { Crop, Crops, FocalPoint, Media } from '@toasoan/contract/features/media/media.ts';
import type { CropRatio, Picture } from '@toasoan/contract/vocabulary/picture.ts';

/** What is decided about a picture here. */
export interface Cutting {
  readonly crops: Crops;
  readonly focalPoint: FocalPoint | null;
}

export function cuttingOf({ crops, focalPoint }: Media): Cutting {
  return { crops, focalPoint };
}

/** As it will be cut, with a crop or around the focal point. */
export function cutIn(picture: Picture, { crops, focalPoint }: Cutting, ratio: CropRatio): Crop {
  return cutOf({ width: picture.width, height: picture.height, crops, focalPoint }, ratio);
}

export function withCrop(cutting: Cutting, ratio: CropRatio, crop: Crop | undefined): Cutting {
  const { [ratio]: _, ...others } = cutting.crops;
  return { ...cutting, crops: crop ? { ...others, [ratio]: crop } : others };
}

/** Of two decisions, whatever order their keys are in. */
export function isSame(one: Cutting, other: Cutting): boolean {
  return plain(one) === plain(other);
}

function plain({ crops, focalPoint }: Cutting): string {
  const frame = (crop: Crop | undefined) => crop && [crop.x, crop.y, crop.width, crop.height];
  const point = focalPoint && [focalPoint.x, focalPoint.y];
  return JSON.stringify([point, frame(crops['16x9']), frame(crops['4x3']), frame(crops['1x1'])]);
}
