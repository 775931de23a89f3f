import * as z from 'zod/mini';

/** Names the permanent public address of a file of the library. */
export const mediaKey = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'pattern' }));

/** Available widths in pixels; clients cannot make the server compute another one. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Crop ratios; `whole` is the picture uncropped. */
export const CROP_RATIOS = ['16x9', '4x3', '1x1'] as const;
export const cropRatio = z.enum(CROP_RATIOS, { error: 'choice' });
export type CropRatio = z.output<typeof cropRatio>;
export const RATIO_OF: Readonly<Record<CropRatio, number>> = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 };

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A displayed picture: its address, its placeholder and its alternative text. */
export const picture = z.object({
  mediaId: z.string(),
  key: z.string(),
  /** Incremented by every new file, crop or focal point: the content of an address with it never changes. */
  revision: z.number(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** A tiny picture as a data address, shown blurred until the real one has loaded; '' for none. */
  placeholder: z.string(),
  /** Grants access to a file that only the newsroom may see; valid for a day or two. */
  see: z.optional(z.string()),
});
export type Picture = z.output<typeof picture>;

/** A picture beside a name: a logo, an avatar, the image of a category. */
export const imageRef = z.object({ mediaId: z.string(), key: z.string() });
export type ImageRef = z.output<typeof imageRef>;

interface Variant {
  readonly width: PictureWidth;
  readonly ratio?: CropRatio;
  readonly format?: PictureFormat;
}

/** `/media/{key}/r{revision}/{ratio-}{width}.{format}`: cacheable without limit. */
export function pictureAddress(
  { key, revision, see }: Pick<Picture, 'key' | 'revision' | 'see'>,
  { width, ratio, format = 'webp' }: Variant,
): string {
  return `/media/${key}/r${revision}/${variantName(width, ratio)}.${format}${markQuery(see)}`;
}

/** The same without a revision: always the newest picture, revalidated each time. Published texts hold this form. */
export function lastingPictureAddress(key: string, { width, ratio, format = 'webp' }: Variant): string {
  return `/media/${key}/${variantName(width, ratio)}.${format}`;
}

/** A small square picture beside a name. */
export function imageRefAddress({ key }: Pick<ImageRef, 'key'>): string {
  return lastingPictureAddress(key, { width: 320, ratio: '1x1' });
}

/** The file itself: video, audio and documents. */
export function fileAddress(key: string, extension: string, see?: string): string {
  return `/media/${key}/file.${extension}${markQuery(see)}`;
}

function markQuery(see: string | undefined): string {
  return see === undefined ? '' : `?see=${see}`;
}

function variantName(width: PictureWidth, ratio: CropRatio | undefined): string {
  return ratio === undefined ? `w${width}` : `${ratio}-${width}`;
}
