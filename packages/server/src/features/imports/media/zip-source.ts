import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { ImportProblem } from '../import-problem.ts';
import { type GivenFile, type MediaSource, placeOf } from './media-source.ts';

const MAX_ENTRIES = 500_000;

/** What an archive holds. Nothing is unpacked under a name of its own; what names no file below it is left out. */
export async function zipSource(path: string): Promise<MediaSource> {
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

/** Many archives are written in UTF-8 without saying so. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (isUtf8(fileNameRaw)) return fileNameRaw.toString('utf8').replaceAll('\\', '/');
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

function notReadable(path: string, error: unknown): ImportProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return new ImportProblem(`Không đọc được tệp nén ${path}: ${reason}.`);
}
