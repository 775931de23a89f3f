import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignore } from './disk-folders.ts';

/** Working files on this machine: sources of a conversion, or incomplete files. */
export class Scratch {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * A path nobody else writes to; the caller removes it, and files of a killed process are deleted after hours.
   */
  async newPath(): Promise<string> {
    // Not its parents: the folder of an unmounted disk is not created.
    await mkdir(this.#folder).catch(ignore('EEXIST'));
    return join(this.#folder, randomUUID());
  }

  /** Writing keeps touching a file, so an old one has no owner any more. */
  async removeBefore(time: Date): Promise<void> {
    const files = await readdir(this.#folder).catch(ignore('ENOENT'));
    for (const path of files?.map((file) => join(this.#folder, file)) ?? []) {
      const found = await stat(path).catch(ignore('ENOENT'));
      if (found && found.mtime < time) await rm(path, { recursive: true, force: true });
    }
  }
}
