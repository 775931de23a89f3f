/** What is told of a picture's making, in this order; the values are the file's own short lines. */
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
