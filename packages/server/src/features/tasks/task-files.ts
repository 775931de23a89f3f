import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { OpenFile, Storage } from '#server/core/storage/storage.ts';

const FOLDER = 'tasks/';
const AT_ONCE = 500;

interface KeptFile {
  /** What it is found by. */
  readonly path: string;
  readonly size: number;
}

/** What tasks make for people, one file each: written on this machine, kept where all files are. */
export class TaskFiles {
  readonly #storage: Storage;
  readonly #scratch: Scratch;

  constructor(storage: Storage, scratch: Scratch) {
    this.#storage = storage;
    this.#scratch = scratch;
  }

  /** Where the work may write. */
  async newPath(): Promise<string> {
    return await this.#scratch.newPath();
  }

  /** Throws away what lies there. */
  async drop(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** Keeps what lies there under a name of its own. */
  async keep(path: string, taskId: string, mediaType: string): Promise<KeptFile> {
    const { size } = await stat(path);
    const file = `${taskId}-${randomUUID()}`;
    await this.#storage.putFile(FOLDER + file, path, { mime: mediaType });
    return { path: file, size };
  }

  async remove(file: string): Promise<void> {
    await this.#storage.remove([FOLDER + file]);
  }

  /** @throws NOT_FOUND when it is gone. */
  async open(file: string): Promise<OpenFile> {
    const found = await this.#storage.open(FOLDER + file);
    if (found === undefined) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Removes what has had its time, also what runs that broke off have left. */
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
