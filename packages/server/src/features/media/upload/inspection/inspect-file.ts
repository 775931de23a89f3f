import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type FileType, typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { type ExaminedImage, ImageRefused } from '#server/core/images/image-work.ts';
import { ownWords } from '../stripping/own-words.ts';
import type { OwnWords } from '../stripping/words.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import { checkWebm } from './check-film.ts';
import { checkPdf } from './check-pdf.ts';
import { contentType } from './content-type.ts';
import { type FileBytes, fileBytes, type ReadableFiles } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';

export interface InspectionDependencies extends Pick<UploadDependencies, 'scratch' | 'images'> {
  readonly storage: ReadableFiles;
}

export interface InspectedFile {
  readonly type: FileType;
  /** Of pictures. */
  readonly image: ExaminedImage | undefined;
  /** Of films and sound: what goes out with them unless it is written over. */
  readonly words: OwnWords;
}

/** Looks into a file of the storage that calls itself `fileName`. @throws MediaRefused */
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
};

/**
 * The name may be wrong where nobody is misled: among pictures, and about the container that films and sound share.
 * @throws MediaRefused
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
