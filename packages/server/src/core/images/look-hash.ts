import type { PictureHints } from '@toasoan/contract/features/submission-checks/picture-hints.ts';
import sharp, { type Region } from 'sharp';
import type { OtherLooks } from './image-work.ts';

const HASH_COLUMNS = 8;

const HASH_ROWS = 8;

/**
 * A difference hash: each bit says whether a field of a 9 × 8 grey picture is brighter than its right neighbour.
 * Scaling, other formats and other brightness do not change it.
 */
export async function lookHashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(HASH_COLUMNS + 1, HASH_ROWS, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = (column: number, row: number) =>
    data[(row * (HASH_COLUMNS + 1) + column) * info.channels] ?? 0;
  let bits = 0n;
  for (let row = 0; row < HASH_ROWS; row += 1) {
    for (let column = 0; column < HASH_COLUMNS; column += 1) {
      bits = (bits << 1n) | (bright(column, row) > bright(column + 1, row) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits).toString();
}

/** Parts that people keep when they cut a picture: shares of each side, in the middle and at the corners. */
const CUTS = [0.9, 0.8];
const PLACES = [
  [0.5, 0.5],
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export async function otherLooksOf(picture: Buffer): Promise<OtherLooks> {
  const { width, height } = await sharp(picture).metadata();
  const cuts: string[] = [];
  for (const share of CUTS) {
    const part = {
      width: Math.max(1, Math.round(width * share)),
      height: Math.max(1, Math.round(height * share)),
    };
    for (const [x, y] of PLACES) {
      const left = Math.round((width - part.width) * x);
      cuts.push(await lookOfPart(picture, { ...part, left, top: Math.round((height - part.height) * y) }));
    }
  }
  return { cuts, mirrored: await lookHashOf(await sharp(picture).flop().png().toBuffer()) };
}

async function lookOfPart(picture: Buffer, part: Region): Promise<string> {
  return await lookHashOf(await sharp(picture).extract(part).png().toBuffer());
}

/** How the picture inside of a frame looks; `border` in per cent of the sides. */
export async function lookInsideOf(
  picture: Buffer,
  border: NonNullable<PictureHints['border']>,
): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.ceil((width * border.left) / 100), Math.ceil((height * border.top) / 100)];
  const right = Math.ceil((width * border.right) / 100);
  const bottom = Math.ceil((height * border.bottom) / 100);
  return await lookOfPart(picture, { left, top, width: width - left - right, height: height - top - bottom });
}
