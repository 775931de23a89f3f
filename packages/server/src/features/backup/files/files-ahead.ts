import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/core/storage/storage.ts';
import type { ArchivedFile } from './archived-files-view.ts';

/** Up to this size a file is read as a whole, and again where its connection breaks. */
const SMALL = 4 * 2 ** 20;
/** A bucket takes its time for each answer. */
const AHEAD = 8;
const ATTEMPTS = 3;

/** A file as it goes into the archive; undefined content: the storage has none. */
export interface ReadFile {
  readonly file: ArchivedFile;
  readonly content: { readonly size: number; readonly bytes: Buffer | Readable } | undefined;
}

/** Reads files in their order, small ones some steps ahead. */
export async function* filesAhead(
  storage: Storage,
  files: readonly ArchivedFile[],
): AsyncGenerator<ReadFile> {
  const begun: Promise<ReadFile>[] = [];
  let next = 0;
  for (const file of files) {
    for (; next < files.length && begun.length < AHEAD; next += 1) {
      const soon = files[next];
      if (soon !== undefined) begun.push(isSmall(soon) ? whole(storage, soon) : Promise.resolve(later(soon)));
    }
    const read = await begun.shift();
    yield read !== undefined && isSmall(file) ? read : await opened(storage, file);
  }
}

const isSmall = ({ size }: ArchivedFile) => size !== undefined && size <= SMALL;

/** A large one is opened in its turn: an open connection does not wait. */
const later = (file: ArchivedFile): ReadFile => ({ file, content: undefined });

function whole(storage: Storage, file: ArchivedFile): Promise<ReadFile> {
  const reading = readWhole(storage, file);
  // Awaited in its turn.
  reading.catch(() => undefined);
  return reading;
}

async function readWhole(storage: Storage, file: ArchivedFile): Promise<ReadFile> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const found = await storage.open(file.name);
      if (found === undefined) return { file, content: undefined };
      return { file, content: { size: found.size, bytes: await buffer(found.content) } };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function opened(storage: Storage, file: ArchivedFile): Promise<ReadFile> {
  const found = await storage.open(file.name);
  return { file, content: found && { size: found.size, bytes: found.content } };
}
