import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { OpenFile, Storage } from '#server/core/storage/storage.ts';

const FOLDER = 'tasks/';
const AT_ONCE = 500;

/** Where the storage has a file that a task names. */
export const taskFileName = (file: string) => FOLDER + file;

interface KeptFile {
  /** Its key. */
  readonly path: string;
  readonly size: number;
}

/** Files that tasks create for people, one each: written on this machine, then stored with all other files. */
export class TaskFiles {
  readonly #storage: Storage;
  readonly #scratch: Scratch;

  constructor(storage: Storage, scratch: Scratch) {
    this.#storage = storage;
    this.#scratch = scratch;
  }

  /** The path to write to. */
  async newPath(): Promise<string> {
    return await this.#scratch.newPath();
  }

  /** Deletes the file. */
  async drop(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** Stores the file under its own name. */
  async keep(path: string, taskId: string, mediaType: string): Promise<KeptFile> {
    const { size } = await stat(path);
    const file = `${taskId}-${randomUUID()}`;
    await this.#storage.putFile(taskFileName(file), path, { mime: mediaType });
    return { path: file, size };
  }

  async remove(file: string): Promise<void> {
    await this.#storage.remove([taskFileName(file)]);
  }

  /** @throws NOT_FOUND when it is gone. */
  async open(file: string): Promise<OpenFile> {
    const found = await this.#storage.open(taskFileName(file));
    if (found === undefined) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Removes expired files, including the remains of interrupted runs. */
  async removeBefore(time: Date): Promise<void> {
    let old: string[] = [];
    for await (const file of this.#storage.list(FOLDER)) {
      if (file.time < time) old.push(file.name);
      if (old.length < AT_ONCE) continue;
      await this.#storage.remove(old);
      old = [];
    }
    await this.#storage.remove(old);
  }
}
