import {
  CROP_RATIOS,
  type CropRatio,
  mediaKey,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@toasoan/contract/vocabulary/picture.ts';
import * as z from 'zod/mini';

export interface Variant {
  readonly width: PictureWidth;
  /** Undefined: the whole picture. */
  readonly ratio: CropRatio | undefined;
  readonly format: PictureFormat;
}

/** The parsed form of an address under `/media/`. */
export interface WantedFile {
  readonly key: string;
  /** Undefined: the current one. */
  readonly revision: number | undefined;
  readonly what: Variant | { readonly extension: string };
}

const REVISION = /^r([1-9]\d{0,8})$/;
const FILE = /^file\.([a-z0-9]{2,5})$/;

/** Every valid name of a variant; the product never links to any other. */
const VARIANTS: ReadonlyMap<string, Variant> = new Map(
  PICTURE_WIDTHS.flatMap((width) =>
    [undefined, ...CROP_RATIOS].flatMap((ratio) =>
      PICTURE_FORMATS.map((format): [string, Variant] => [
        `${ratio === undefined ? 'w' : `${ratio}-`}${width}.${format}`,
        { width, ratio, format },
      ]),
    ),
  ),
);

/** Undefined for an invalid address: it reaches neither the database nor the image process. */
export function readPublicAddress(parts: {
  readonly key: string;
  readonly revision?: string;
  readonly file: string;
}): WantedFile | undefined {
  const { key } = parts;
  if (!z.safeParse(mediaKey, key).success) return undefined;
  const found = parts.revision === undefined ? undefined : REVISION.exec(parts.revision);
  if (found === null) return undefined;
  const revision = found && Number(found[1]);
  const variant = VARIANTS.get(parts.file);
  if (variant !== undefined) return { key, revision, what: variant };
  const extension = FILE.exec(parts.file)?.[1];
  // The file itself has no revision in its address.
  if (extension === undefined || revision !== undefined) return undefined;
  return { key, revision, what: { extension } };
}
