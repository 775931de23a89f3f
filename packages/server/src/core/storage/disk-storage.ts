import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { type FileHandle, open, opendir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ignore, keepFolder, makeFolder, removeEmptyFolders } from './disk-folders.ts';
import { Scratch } from './scratch.ts';
import type { ByteRange, OpenFile, Storage, StoredFile } from './storage.ts';
import { checkStoredName, checkStoredPrefix, HALF_WRITTEN } from './stored-name-rule.ts';

/** Removing the last file of a folder may remove the folder while another process writes into it. */
const MOVES = 5;

/** Files in a folder of this machine; several processes may share it. */
export class DiskStorage implements Storage {
  readonly #root: string;
  readonly #halves: Scratch;

  constructor(folder: string) {
    this.#root = folder;
    this.#halves = new Scratch(join(folder, HALF_WRITTEN));
  }

  async put(name: string, content: Readable, { size }: { readonly size: number }): Promise<void> {
    checkStoredName(name);
    const half = await this.#halves.newPath();
    try {
      const file = createWriteStream(half, { flags: 'wx', flush: true });
      await pipeline(content, file);
      if (file.bytesWritten !== size)
        throw new Error(`${name} came with ${file.bytesWritten} of ${size} bytes.`);
      await this.#moveIn(half, name);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  async putFile(name: string, path: string): Promise<void> {
    checkStoredName(name);
    await syncFile(path);
    try {
      await this.#moveIn(path, name);
    } catch (error) {
      ignore('EXDEV')(error);
      const { size } = await stat(path);
      await this.put(name, createReadStream(path), { size });
      await unlink(path);
    }
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const handle = await this.#find(name);
    if (handle === undefined) return undefined;
    try {
      const found = await handle.stat();
      if (found.isFile()) return { size: found.size, content: readFrom(handle, found.size, range) };
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    return undefined;
  }

  async sizeOf(name: string): Promise<number | undefined> {
    checkStoredName(name);
    const found = await stat(join(this.#root, name)).catch(ignore('ENOENT', 'ENOTDIR'));
    return found?.isFile() ? found.size : undefined;
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) checkStoredName(name);
    for (const name of names) await unlink(join(this.#root, name)).catch(ignore('ENOENT', 'ENOTDIR'));
    for (const folder of new Set(names.map((name) => dirname(name)))) {
      await removeEmptyFolders(this.#root, join(this.#root, folder));
    }
  }

  list(prefix: string): AsyncIterable<StoredFile> {
    checkStoredPrefix(prefix);
    return walkDisk(this.#root, prefix);
  }

  async check(): Promise<void> {
    const half = await this.#halves.newPath();
    await writeFile(half, 'x');
    await unlink(half);
  }

  async removeLeftOvers(before: Date): Promise<void> {
    await this.#halves.removeBefore(before);
  }

  async #find(name: string): Promise<FileHandle | undefined> {
    checkStoredName(name);
    return (await open(join(this.#root, name), 'r').catch(ignore('ENOENT', 'ENOTDIR'))) ?? undefined;
  }

  async #moveIn(from: string, name: string): Promise<void> {
    const path = join(this.#root, name);
    for (let left = MOVES; ; left -= 1) {
      try {
        await makeFolder(this.#root, dirname(path));
        await rename(from, path);
        break;
      } catch (error) {
        if (left === 0) throw error;
        ignore('ENOENT')(error);
      }
    }
    // Without its folder the file is gone: another process has removed it.
    await keepFolder(this.#root, dirname(path)).catch(ignore('ENOENT'));
  }
}

function readFrom(handle: FileHandle, size: number, range: ByteRange | undefined): Readable {
  if (range === undefined) return handle.createReadStream();
  const { first, last } = range;
  if (first < 0 || last < first || last >= size)
    throw new RangeError(`No bytes ${first}-${last} in ${size}.`);
  return handle.createReadStream({ start: first, end: last });
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files below `root` whose name begins with `prefix`, folder by folder; files removed meanwhile are left out. */
async function* walkDisk(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  for await (const entry of entriesOf(join(root, folder))) {
    const name = folder + entry.name;
    if (!name.startsWith(prefix) || name === HALF_WRITTEN) continue;
    if (entry.isDirectory()) yield* walkDisk(root, `${name}/`);
    else {
      const found = await stat(join(root, name)).catch(ignore('ENOENT'));
      if (found) yield { name, size: found.size, time: found.mtime };
    }
  }
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const entries = await opendir(folder).catch(ignore('ENOENT', 'ENOTDIR'));
  if (entries) yield* entries;
}
