import type { Dirent } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignore } from './disk-folders.ts';
import type { StoredFile } from './storage.ts';
import { HALF_WRITTEN } from './stored-name-rule.ts';

/** Files below `root` whose name begins with `prefix`, folder by folder; what goes meanwhile is left out. */
export async function* walkDisk(root: string, prefix: string): AsyncGenerator<StoredFile> {
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
