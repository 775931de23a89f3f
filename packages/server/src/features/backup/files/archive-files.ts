import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '#server/core/storage/storage.ts';
import { type FileSum, FOLDERS, type Manifest, sumLines } from '../archive/archive-format.ts';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { inMB, inWords, type Progress } from '../progress.ts';
import type { ArchivedFile } from './archived-files-view.ts';
import { filesAhead } from './files-ahead.ts';

const SUMS_AT_ONCE = 100;

/** Copies the files into the archive, with a checksum of each. */
export async function archiveFiles(
  storage: Storage,
  files: readonly ArchivedFile[],
  archive: ArchiveWriter,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): Promise<Manifest['files']> {
  const missing: string[] = [];
  let sums: FileSum[] = [];
  let [count, bytes, parts] = [0, 0, 0];
  const keepSums = async () => {
    parts += 1;
    await archive.add(`${FOLDERS.sums}${parts}`, sumLines(sums));
    sums = [];
  };
  for await (const { file, content } of filesAhead(storage, files)) {
    signal.throwIfAborted();
    if (content === undefined) {
      if (!file.isOptional) missing.push(file.name);
      continue;
    }
    sums.push({ name: file.name, size: content.size, sha256: await add(archive, file.name, content) });
    count += 1;
    bytes += content.size;
    if (sums.length === SUMS_AT_ONCE) await keepSums();
    progress.step(() => `  ${inWords(count)} trong ${inWords(files.length)} tệp, ${inMB(bytes)}`);
  }
  if (sums.length > 0) await keepSums();
  return { count, bytes, missing };
}

/** @returns its SHA-256. */
async function add(
  archive: ArchiveWriter,
  name: string,
  { size, bytes }: { readonly size: number; readonly bytes: Buffer | Readable },
): Promise<string> {
  const hash = createHash('sha256');
  if (bytes instanceof Readable) {
    const hashing = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await Promise.all([pipeline(bytes, hashing), archive.addStream(FOLDERS.files + name, size, hashing)]);
  } else {
    hash.update(bytes);
    await archive.add(FOLDERS.files + name, bytes);
  }
  return hash.digest('hex');
}
