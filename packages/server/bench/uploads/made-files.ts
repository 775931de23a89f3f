import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { FileToSend } from './send-file.ts';

const MB = 1024 * 1024;

/** Repeated random bytes. */
export function madeFilm(size: number): FileToSend {
  const block = randomBytes(32 * MB);
  return {
    name: 'phim.mp4',
    size,
    bytes: (first, length) => {
      const at = first % block.length;
      return at + length <= block.length
        ? block.subarray(at, at + length)
        : Buffer.concat([block, block]).subarray(at, at + length);
    },
  };
}

/** A photograph of about 8 MB like one of a camera with 18 million pixels; each one has a different end. */
export async function madePhotos(count: number): Promise<FileToSend[]> {
  const [width, height] = [5_184, 3_456];
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
  const photo = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return Array.from({ length: count }, (_, index) => {
    const content = Buffer.concat([photo, randomBytes(16)]);
    return {
      name: `anh-${index}.jpg`,
      size: content.length,
      bytes: (first: number, length: number) => content.subarray(first, first + length),
    };
  });
}
