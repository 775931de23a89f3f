import { MAX_PIXELS } from '@toasoan/contract/features/media/file-types.ts';
import sharp from 'sharp';
import { ImageRefused } from './image-work.ts';

/**
 * `error` and not `warning`: cameras leave harmless bytes between the segments of a JPEG, which warn. A truncated
 * or broken file is an error.
 */
const INPUT = {
  limitInputPixels: MAX_PIXELS,
  pages: 1,
  failOn: 'error',
  sequentialRead: true,
} as const;

/** The picture as it is shown: rotated by its orientation, first page only. */
export function decode(path: string) {
  return sharp(path, INPUT).autoOrient();
}

const GLANCE = 128;

/** A small PNG of it. What the looks of a picture are taken from is read once, however large the file. */
export async function glanceAt(path: string): Promise<Buffer> {
  return await decode(path).resize({ width: GLANCE, height: GLANCE, fit: 'inside' }).png().toBuffer();
}

/** Its size as shown. Reads only the head of the file. */
export async function sizeOf(path: string): Promise<{ width: number; height: number; format: string }> {
  const { autoOrient, format } = await sharp(path, INPUT).metadata();
  return { ...autoOrient, format };
}

/** Every error of the decoder is about the file. */
export function refusedBy(error: unknown): ImageRefused {
  if (error instanceof ImageRefused) return error;
  const says = error instanceof Error ? error.message : '';
  if (says.includes('pixel limit')) return new ImageRefused('TOO_MANY_PIXELS');
  return new ImageRefused('DAMAGED');
}
