import { MAX_PIXELS } from '@toasoan/contract/features/media/file-types.ts';
import sharp from 'sharp';
import { ImageRefused } from './image-work.ts';

/**
 * `error` and not `warning`: cameras leave harmless bytes between the parts of a JPEG, which warn; a file that
 * ends too early or does not decode is an error.
 */
const INPUT = {
  limitInputPixels: MAX_PIXELS,
  pages: 1,
  failOn: 'error',
  sequentialRead: true,
} as const;

/** The picture as it is shown: turned the way its orientation says, its first page only. */
export function decode(path: string) {
  return sharp(path, INPUT).autoOrient();
}

/** How large it is shown. Reads no more than the head of the file. */
export async function sizeOf(path: string): Promise<{ width: number; height: number; format: string }> {
  const { autoOrient, format } = await sharp(path, INPUT).metadata();
  return { ...autoOrient, format };
}

/** Whatever the decoder throws is about the file. */
export function refusedBy(error: unknown): ImageRefused {
  if (error instanceof ImageRefused) return error;
  const says = error instanceof Error ? error.message : '';
  if (says.includes('pixel limit')) return new ImageRefused('TOO_MANY_PIXELS');
  return new ImageRefused('DAMAGED');
}
