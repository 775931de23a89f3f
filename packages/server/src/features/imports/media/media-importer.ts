import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { type InspectedFile, lookIntoFile, MediaRefused } from '#server/features/media/public.ts';
import type { GivenFile, MediaSource } from './media-source.ts';

const nameIn = (place: string) => place.slice(place.lastIndexOf('/') + 1);

/** Dependencies of importing files, beside the database. */
export interface MediaDependencies {
  readonly source: MediaSource;
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

/** A given file that was inspected and may be stored. */
export interface LookedInto {
  readonly fileName: string;
  readonly checksum: string;
  readonly sizeBytes: number;
  readonly found: InspectedFile;
  /** Puts it into the storage and returns its key. */
  keep(): Promise<string>;
}

/** Inspects files that were given beside an export. */
export class MediaImporter {
  readonly #deps: MediaDependencies;
  readonly #files: GivenFiles;

  constructor(deps: MediaDependencies) {
    this.#deps = deps;
    this.#files = new GivenFiles(deps.source.files);
  }

  find(places: readonly string[]): GivenFile | undefined {
    return this.#files.find(places);
  }

  /** Its copy exists while `work` runs. @throws MediaRefused */
  async with<Result>(
    file: GivenFile,
    fileName: string,
    work: (looked: LookedInto) => Promise<Result>,
  ): Promise<Result> {
    const { scratch } = this.#deps;
    const path = await scratch.newPath();
    try {
      const checksum = await copyGiven(file, fileName, path);
      const found = await lookIntoFile(this.#deps, path, fileName);
      const { size: sizeBytes } = await stat(path);
      return await work({ fileName, checksum, sizeBytes, found, keep: () => this.#keep(path, found) });
    } finally {
      await rm(path, { force: true });
    }
  }

  async #keep(path: string, { type }: InspectedFile): Promise<string> {
    const key = randomBytes(16).toString('base64url');
    await this.#deps.storage.putFile(originalName({ key, number: 1 }), path, { mime: type.mime });
    return key;
  }

  async forget(key: string): Promise<void> {
    await this.#deps.storage.remove([originalName({ key, number: 1 })]);
  }
}

/** Finds given files by their path, else by a name that only one of them has. */
class GivenFiles {
  readonly #byPlace = new Map<string, GivenFile>();
  /** Undefined: several have this name. */
  readonly #byName = new Map<string, GivenFile | undefined>();

  constructor(files: readonly GivenFile[]) {
    for (const file of files) {
      const name = nameIn(file.place);
      if (!this.#byPlace.has(file.place)) this.#byPlace.set(file.place, file);
      this.#byName.set(name, this.#byName.has(name) ? undefined : file);
    }
  }

  find(places: readonly string[]): GivenFile | undefined {
    const there = places.find((place) => this.#byPlace.has(place));
    if (there !== undefined) return this.#byPlace.get(there);
    return places.map((place) => this.#byName.get(nameIn(place))).find((file) => file !== undefined);
  }
}

/**
 * Copies a given file for inspection, no further than its type allows, whatever its declared size; returns the
 * checksum of its bytes. @throws MediaRefused
 */
async function copyGiven(file: GivenFile, fileName: string, path: string): Promise<string> {
  const type = typeOfName(fileName);
  if (type === undefined) throw new MediaRefused('TYPE_NOT_ALLOWED');
  if (file.size > type.maxBytes) throw new MediaRefused('TOO_LARGE');
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > (type?.maxBytes ?? 0)) throw new MediaRefused('TOO_LARGE');
      hash.update(chunk);
      yield chunk;
    }
  }
  const content = await file.open().catch(damaged);
  try {
    await pipeline(content, counted, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    if (isOfThisMachine(error)) throw error;
    throw error instanceof MediaRefused ? error : damaged(error);
  }
  return hash.digest('hex');
}

/** The archive's own metadata was wrong, or it is encrypted. */
function damaged(error: unknown): never {
  if (isOfThisMachine(error)) throw error;
  throw new MediaRefused('DAMAGED');
}

/** A full disk and the like; errors of unpacking begin with Z_. */
function isOfThisMachine(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code);
}
