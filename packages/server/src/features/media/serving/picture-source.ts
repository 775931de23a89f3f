import { createHash } from 'node:crypto';
import { cutOf } from '@toasoan/contract/features/media/cut-of.ts';
import type { Crop } from '@toasoan/contract/features/media/media.ts';
import { CROP_RATIOS, type CropRatio } from '@toasoan/contract/vocabulary/picture.ts';
import { originalName, posterName, renditionPrefix } from '#server/core/media/stored-names.ts';
import type { Variant } from './public-address.ts';
import type { ServedMedia } from './served-media-view.ts';

/** One rendition: its storage name, and its source. */
export interface PictureSource {
  readonly storedName: string;
  readonly madeOf: string;
  readonly cut: Crop | undefined;
}

/** Undefined for a file without a picture. */
export function pictureSource(
  row: ServedMedia,
  { width, ratio, format }: Variant,
): PictureSource | undefined {
  const file = { key: row.key, number: row.file_number };
  if (row.kind !== 'IMAGE' && !row.has_poster) return undefined;
  return {
    storedName: `${renditionPrefix(file)}${ratio ?? 'w'}-${width}-${markOf(row, ratio)}.${format}`,
    madeOf: row.kind === 'IMAGE' ? originalName(file) : posterName(file),
    cut: ratio && cutFor(row, ratio),
  };
}

/** What determines how a row's picture looks. */
export type CutFacts = Pick<
  ServedMedia,
  'kind' | 'revision' | 'width' | 'height' | 'focal_x' | 'focal_y' | 'crops'
>;

/**
 * A name contains the crop, so that a rendition of an earlier crop is never used for the current one. A film may
 * get another poster under the same number, with another revision.
 */
function markOf(row: CutFacts, ratio: CropRatio | undefined): string {
  const cut = ratio && cutFor(row, ratio);
  const facts = JSON.stringify([cut ?? null, row.kind === 'IMAGE' ? 0 : row.revision]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}

const NAME = /^renditions\/[\w-]{22}\/\d+\/(w|16x9|4x3|1x1)-\d+-([0-9a-f]{16})\.[a-z]+$/;

/** Whether a stored name is a rendition of a crop or poster that the row no longer has. */
export function isOfEarlierCut(row: CutFacts, storedName: string): boolean {
  const [, shape, mark] = NAME.exec(storedName) ?? [];
  if (mark === undefined) return false;
  return (
    mark !==
    markOf(
      row,
      CROP_RATIOS.find((ratio) => ratio === shape),
    )
  );
}

function cutFor({ width, height, focal_x, focal_y, crops }: CutFacts, ratio: CropRatio): Crop {
  const focalPoint = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y };
  return cutOf({ width: width || 16, height: height || 9, crops, focalPoint }, ratio);
}
