import { readFile, stat } from 'node:fs/promises';
import { FILE_TYPES, MAX_PIXELS } from '@toasoan/contract/features/media/file-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { glanceAt, sizeOf } from './decoding.ts';
import { type ExaminedImage, type ExamineOptions, ImageRefused } from './image-work.ts';
import { lookHashOf } from './look-hash.ts';
import { readWords } from './picture-words.ts';

const PICTURES = FILE_TYPES.filter(({ kind }) => kind === 'IMAGE');
const MAX_BYTES = Math.max(...PICTURES.map(({ maxBytes }) => maxBytes));
const PLACEHOLDER = 20;

/** Decodes the whole file, so that a file accepted here can be rendered later. */
export async function examineImage(
  path: string,
  { maxBytes = MAX_BYTES }: ExamineOptions = {},
): Promise<ExaminedImage> {
  if ((await stat(path)).size > maxBytes) throw new ImageRefused('TYPE_NOT_ALLOWED');
  const bytes = await readFile(path);
  const mime = await typeOf(bytes);
  const { width, height, format } = await sizeOf(path);
  if (!mime.endsWith(format)) throw new ImageRefused('TYPE_NOT_ALLOWED');
  if (width * height > MAX_PIXELS) throw new ImageRefused('TOO_MANY_PIXELS');
  const glance = await glanceAt(path);
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
