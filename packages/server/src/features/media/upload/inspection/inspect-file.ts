import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type FileType, MAX_FRAMES, typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { type ExaminedImage, ImageRefused } from '#server/core/images/image-work.ts';
import { ownWords } from '../stripping/own-words.ts';
import type { OwnWords } from '../stripping/words.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import { contentType } from './content-type.ts';
import { type FileBytes, fileBytes, type ReadableFiles } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';
import { pictureExtent } from './picture-end.ts';

const PDF_HEADER = /^%PDF-[12]\.\d/;

const PDF_TAIL = 2_048;

/** As in trailers and cross-reference streams; the mere word in a text has no reference after it. */
const ENCRYPT = /\/Encrypt\s{0,8}(\d{1,10}\s{1,8}\d{1,5}\s{1,8}R|<<)/;

const EBML_HEADER = '1a45dfa3';

const WEBM_SEGMENT = '18538067';

const UNKNOWN_SIZE = 2 ** 56 - 1;

export interface InspectionDependencies extends Pick<UploadDependencies, 'scratch' | 'images'> {
  readonly storage: ReadableFiles;
}

export interface InspectedFile {
  readonly type: FileType;
  /** Of pictures. */
  readonly image: ExaminedImage | undefined;
  /** For films and audio: metadata that is served unless it is overwritten. */
  readonly words: OwnWords;
}

/** Inspects a file of the storage whose given name is `fileName`. @throws MediaRefused */
export async function inspectFile(
  deps: InspectionDependencies,
  name: string,
  fileName: string,
): Promise<InspectedFile> {
  const file = await fileBytes(deps.storage, name);
  const type = agreedType(await contentType(file), typeOfName(fileName));
  if (file.size > type.maxBytes) throw new MediaRefused('TOO_LARGE');
  await CHECKS[type.mime]?.(file);
  const words = await ownWords(file, type.mime);
  return { type, words, image: type.kind === 'IMAGE' ? await examine(deps, name) : undefined };
}

const CHECKS: Readonly<Record<string, (file: FileBytes) => Promise<void>>> = {
  'application/pdf': checkPdf,
  'video/webm': checkWebm,
  'image/gif': checkFrames,
  'image/webp': checkFrames,
};

/** Every reader's machine shows all of them. @throws MediaRefused */
async function checkFrames(file: FileBytes): Promise<void> {
  const { frames = 0 } = (await pictureExtent(file)) ?? {};
  if (frames > MAX_FRAMES) throw new MediaRefused('TOO_MANY_FRAMES');
}

/**
 * A wrong extension is accepted where it misleads nobody: among pictures, and for the container that films and
 * audio share. @throws MediaRefused
 */
function agreedType(content: FileType, named: FileType | undefined): FileType {
  if (named === undefined || content.mime === named.mime) return content;
  if (content.kind === 'IMAGE' && named.kind === 'IMAGE') return content;
  if (content.mime === 'video/mp4' && named.mime === 'audio/mp4') return named;
  throw new MediaRefused('TYPE_LIES');
}

async function examine(
  { storage, scratch, images }: InspectionDependencies,
  name: string,
): Promise<ExaminedImage> {
  const path = await scratch.newPath();
  try {
    const file = await storage.open(name);
    if (file === undefined) throw new MediaRefused('DAMAGED');
    await pipeline(file.content, createWriteStream(path, { flags: 'wx' }));
    return await images.examine(path);
  } catch (error) {
    if (error instanceof ImageRefused) throw new MediaRefused(error.reason);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Whether the one segment of a WebM is as long as it declares. @throws MediaRefused */
async function checkWebm(file: FileBytes): Promise<void> {
  const head = await file.read(0, 4_096);
  const header = elementAt(head, 0);
  const segment = header && elementAt(head, header.start + header.size);
  if (header?.id !== EBML_HEADER || segment?.id !== WEBM_SEGMENT) throw new MediaRefused('DAMAGED');
  const isOpenEnded = segment.size === UNKNOWN_SIZE;
  if (!isOpenEnded && segment.start + segment.size > file.size) throw new MediaRefused('DAMAGED');
}

/** An element with an id of four bytes, as both of these have. */
function elementAt(bytes: Buffer, at: number) {
  const first = bytes[at + 4];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + 4 + length > bytes.length) return undefined;
  let size = first & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (const byte of bytes.subarray(at + 5, at + 4 + length)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return {
    id: bytes.toString('hex', at, at + 4),
    start: at + 4 + length,
    size: isUnknown ? UNKNOWN_SIZE : size,
  };
}

/** @throws MediaRefused */
async function checkPdf(file: FileBytes): Promise<void> {
  const head = (await file.read(0, 16)).toString('latin1');
  const tail = (await file.read(Math.max(0, file.size - PDF_TAIL), PDF_TAIL)).toString('latin1');
  if (!PDF_HEADER.test(head) || !/startxref\s+\d+\s+%%EOF/.test(tail)) throw new MediaRefused('DAMAGED');
  if (await file.contains(ENCRYPT)) throw new MediaRefused('ENCRYPTED');
}
