import { readFile, stat } from 'node:fs/promises';
import { FILE_TYPES, MAX_PIXELS } from '@toasoan/contract/features/media/file-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { decode, sizeOf } from './decoding.ts';
import { type ExaminedImage, ImageRefused } from './image-work.ts';
import { readWords } from './picture-words.ts';

const COLUMNS = 8;

const ROWS = 8;

const PICTURES = FILE_TYPES.filter(({ kind }) => kind === 'IMAGE');
const MAX_BYTES = Math.max(...PICTURES.map(({ maxBytes }) => maxBytes));
/** The placeholder and the hash use this one, so a large file is decoded once. */
const GLANCE = 128;
const PLACEHOLDER = 20;

/** Decodes the whole file, so that a file accepted here can be rendered later. */
export async function examineImage(path: string): Promise<ExaminedImage> {
  if ((await stat(path)).size > MAX_BYTES) throw new ImageRefused('TYPE_NOT_ALLOWED');
  const bytes = await readFile(path);
  const mime = await typeOf(bytes);
  const { width, height, format } = await sizeOf(path);
  if (!mime.endsWith(format)) throw new ImageRefused('TYPE_NOT_ALLOWED');
  if (width * height > MAX_PIXELS) throw new ImageRefused('TOO_MANY_PIXELS');
  const glance = await decode(path).resize({ width: GLANCE, height: GLANCE, fit: 'inside' }).png().toBuffer();
  return {
    mime,
    width,
    height,
    placeholder: await placeholderOf(glance),
    lookHash: await lookHashOf(glance),
    ...readWords(bytes),
  };
}

/** By content; the file's name does not matter. */
async function typeOf(bytes: Buffer): Promise<string> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  // An animated PNG is a PNG too; its first picture is shown.
  const known = PICTURES.find(({ mime }) => mime === (found === 'image/apng' ? 'image/png' : found));
  if (known === undefined) throw new ImageRefused('TYPE_NOT_ALLOWED');
  return known.mime;
}

async function placeholderOf(glance: Buffer): Promise<string> {
  const tiny = await sharp(glance)
    .resize({ width: PLACEHOLDER, height: PLACEHOLDER, fit: 'inside' })
    .webp({ quality: 40, alphaQuality: 40, smartSubsample: false })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * A difference hash: each bit says whether a field of a 9 × 8 grey picture is brighter than its right neighbour.
 * Scaling, other formats and other brightness do not change it.
 */
async function lookHashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = (column: number, row: number) => data[(row * (COLUMNS + 1) + column) * info.channels] ?? 0;
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      bits = (bits << 1n) | (bright(column, row) > bright(column + 1, row) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits).toString();
}
