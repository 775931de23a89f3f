import { typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { contentOf, partBytes } from '#server/core/tus/part-content.ts';
import type { UploadPart } from '#server/core/tus/tus-store.ts';
import { MediaRefused } from '../inspection/media-refused.ts';
import { pictureExtent } from '../inspection/picture-end.ts';
import { edited } from '../stripping/edited.ts';
import { ownWords } from '../stripping/own-words.ts';
import { NO_WORDS, type OwnWords, type Place } from '../stripping/words.ts';
import { mediaUploads, type UploadRow } from '../upload-store.ts';

interface Target {
  readonly name: string;
  readonly mime: string;
}

interface PutContent {
  /** Of the sent bytes, so that the same file is recognised. */
  readonly checksum: string;
  /** Of the stored bytes. */
  readonly size: number;
  /** Where a film was taken, by its own metadata; the stored bytes no longer contain it. */
  readonly place: Place | undefined;
}

/**
 * Stores the bytes of an upload under their final name, without the metadata of a film or audio about its author, and
 * without bytes behind the end of a picture.
 */
export async function putContent(
  db: Db,
  storage: Storage,
  upload: UploadRow,
  { name, mime }: Target,
): Promise<PutContent> {
  const parts = await mediaUploads.partsOf(db, upload.project_id, upload.id);
  const { edits, place } = await wordsIn(storage, parts, upload.file_name);
  const size = await endIn(storage, parts, upload);
  const { content, checksum } = contentOf(storage, parts, {
    end: size,
    change: (chunks) => edited(chunks, edits),
  });
  await storage.put(name, content, { size, mime });
  return { checksum: checksum(), size, place };
}

/** The name only saves a read: a picture is accepted under any picture's name, and under no other. */
async function endIn(storage: Storage, parts: readonly UploadPart[], upload: UploadRow): Promise<number> {
  const length = Number(upload.length);
  if (typeOfName(upload.file_name)?.kind !== 'IMAGE') return length;
  return (await pictureExtent(partBytes(storage, parts)))?.end ?? length;
}

/** An invalid file is stored unchanged: the inspection refuses it, and nobody sees it before. */
async function wordsIn(storage: Storage, parts: readonly UploadPart[], fileName: string): Promise<OwnWords> {
  try {
    return await ownWords(partBytes(storage, parts), typeOfName(fileName)?.mime);
  } catch (error) {
    if (error instanceof MediaRefused) return NO_WORDS;
    throw error;
  }
}
