import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { type InspectedFile, lookIntoFile } from '#server/features/media/public.ts';
import { copyGiven } from './copy-given.ts';
import { GivenFiles } from './given-files.ts';
import type { GivenFile, MediaSource } from './media-source.ts';

/** What bringing files in needs beside the database. */
export interface MediaDependencies {
  readonly source: MediaSource;
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

/** A given file that was looked into and may be kept. */
export interface LookedInto {
  readonly fileName: string;
  readonly checksum: string;
  readonly sizeBytes: number;
  readonly found: InspectedFile;
  /** Puts it into the storage and answers its key. */
  keep(): Promise<string>;
}

/** Looks into files that were given beside an export. */
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

  /** Its copy lies here as long as `work` goes on. @throws MediaRefused */
  async with<Result>(
    file: GivenFile,
    fileName: string,
    work: (looked: LookedInto) => Promise<Result>,
  ): Promise<Result> {
    const { scratch } = this.#deps;
    const path = await scratch.newPath();
    try {
      const copied = await copyGiven(file, fileName, path);
      const found = await lookIntoFile(this.#deps, path, fileName);
      return await work({ fileName, ...copied, found, keep: () => this.#keep(path, found) });
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
