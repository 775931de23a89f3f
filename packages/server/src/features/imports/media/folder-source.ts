import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type GivenFile, type MediaSource, placeOf } from './media-source.ts';

/** What lies in a folder and below it; links are not followed, so nothing outside of it is read. */
export async function folderSource(folder: string): Promise<MediaSource> {
  const files: GivenFile[] = [];
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    files.push({ place: placeOf(relative(folder, path)), size, open: async () => createReadStream(path) });
  }
  return { files, close: async () => undefined };
}
