import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignore } from './disk-folders.ts';

/** Room on this machine for files that something is made of, or that are not whole yet. */
export class Scratch {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where nobody else writes; whoever asked removes it, and what a killed process leaves goes after hours. */
  async newPath(): Promise<string> {
    // Not the folders above: what is not mounted is not made anew.
    await mkdir(this.#folder).catch(ignore('EEXIST'));
    return join(this.#folder, randomUUID());
  }

  /** Writing goes on touching a file, so what is old has nobody any more. */
  async removeBefore(time: Date): Promise<void> {
    const files = await readdir(this.#folder).catch(ignore('ENOENT'));
    for (const path of files?.map((file) => join(this.#folder, file)) ?? []) {
      const found = await stat(path).catch(ignore('ENOENT'));
      if (found && found.mtime < time) await rm(path, { recursive: true, force: true });
    }
  }
}
