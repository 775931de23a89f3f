import * as z from 'zod/mini';

/** Names the public address of a file of the library, for good. */
export const mediaKey = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'pattern' }));

/** Widths in pixels that pictures are made in; nobody can make the server compute another one. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Ratios that a picture is cropped to; `whole` is the picture as it is. */
export const CROP_RATIOS = ['16x9', '4x3', '1x1'] as const;
export const cropRatio = z.enum(CROP_RATIOS, { error: 'choice' });
export type CropRatio = z.output<typeof cropRatio>;
export const RATIO_OF: Readonly<Record<CropRatio, number>> = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 };

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where a picture is shown: its address, what keeps its place, and what is read out for it. */
export const picture = z.object({
  mediaId: z.string(),
  key: z.string(),
  /** Raised by every new file, crop or focal point: an address with it never changes. */
  revision: z.number(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** A tiny picture as a data address, shown blurred until the real one is there; '' for none. */
  placeholder: z.string(),
  /** Opens the address of a file that only the newsroom may still see; for a day or two. */
  see: z.optional(z.string()),
});
export type Picture = z.output<typeof picture>;

/** A picture beside a name: a logo, the face of a person, the image of a category. */
export const imageRef = z.object({ mediaId: z.string(), key: z.string() });
export type ImageRef = z.output<typeof imageRef>;

interface Variant {
  readonly width: PictureWidth;
  readonly ratio?: CropRatio;
  readonly format?: PictureFormat;
}

/** `/media/{key}/r{revision}/{ratio-}{width}.{format}`: may be kept for ever. */
export function pictureAddress(
  { key, revision, see }: Pick<Picture, 'key' | 'revision' | 'see'>,
  { width, ratio, format = 'webp' }: Variant,
): string {
  return `/media/${key}/r${revision}/${variantName(width, ratio)}.${format}${markQuery(see)}`;
}

/** The same without a revision: always the newest picture, asked for anew. What a published text holds. */
export function lastingPictureAddress(key: string, { width, ratio, format = 'webp' }: Variant): string {
  return `/media/${key}/${variantName(width, ratio)}.${format}`;
}

/** A small square of a picture beside a name. */
export function imageRefAddress({ key }: Pick<ImageRef, 'key'>): string {
  return lastingPictureAddress(key, { width: 320, ratio: '1x1' });
}

/** The file itself: films, sound and documents. */
export function fileAddress(key: string, extension: string, see?: string): string {
  return `/media/${key}/file.${extension}${markQuery(see)}`;
}

function markQuery(see: string | undefined): string {
  return see === undefined ? '' : `?see=${see}`;
}

function variantName(width: PictureWidth, ratio: CropRatio | undefined): string {
  return ratio === undefined ? `w${width}` : `${ratio}-${width}`;
}
