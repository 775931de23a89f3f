import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { ImportProblem } from '../import-problem.ts';
import { type GivenFile, type MediaSource, placeOf } from './media-source.ts';

const MAX_ENTRIES = 500_000;

/** @throws ImportProblem for what is neither a folder nor a .zip file */
export async function openMediaSource(path: string): Promise<MediaSource> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ImportProblem(`Không đọc được thư mục ảnh ${path}.`);
  if (found.isDirectory()) return await folderSource(path);
  if (!found.isFile() || !path.toLowerCase().endsWith('.zip'))
    throw new ImportProblem(`${path} không phải là thư mục hay tệp .zip.`);
  return await zipSource(path);
}

/** All files of a folder and below it; links are not followed, so nothing outside of it is read. */
async function folderSource(folder: string): Promise<MediaSource> {
  const files: GivenFile[] = [];
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    files.push({ place: placeOf(relative(folder, path)), size, open: async () => createReadStream(path) });
  }
  return { files, close: async () => undefined };
}

/** The files of an archive. Nothing is unpacked under its own name; entries that are no files are left out. */
async function zipSource(path: string): Promise<MediaSource> {
  const zip = await opened(path);
  try {
    return { files: await filesIn(zip, path), close: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof ImportProblem ? error : notReadable(path, error);
  }
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (error) {
    throw notReadable(path, error);
  }
}

async function filesIn(zip: ZipFile, path: string): Promise<GivenFile[]> {
  if (zip.entryCount > MAX_ENTRIES)
    throw new ImportProblem(`Tệp nén ${path} có quá ${MAX_ENTRIES} tệp bên trong.`);
  const files: GivenFile[] = [];
  for await (const entry of zip.eachEntry()) {
    const { uncompressedSize: size } = entry;
    const name = nameOf(entry);
    if (name.endsWith('/') || validateFileName(name) !== null) continue;
    files.push({ place: placeOf(name), size, open: async () => await zip.openReadStreamPromise(entry) });
  }
  return files;
}

/** Many archives are UTF-8 without saying so. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (isUtf8(fileNameRaw)) return fileNameRaw.toString('utf8').replaceAll('\\', '/');
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

function notReadable(path: string, error: unknown): ImportProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return new ImportProblem(`Không đọc được tệp nén ${path}: ${reason}.`);
}
