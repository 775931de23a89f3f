/** The shown EXIF keys in order; the values are short lines from the file. */
export const EXIF_KEYS = [
  'camera',
  'lens',
  'exposureTime',
  'aperture',
  'iso',
  'focalLength',
  'focalLength35',
  'exposureBias',
  'flash',
  'software',
] as const;
export type ExifKey = (typeof EXIF_KEYS)[number];
