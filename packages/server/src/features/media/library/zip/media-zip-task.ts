import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { writeZip } from '#server/core/zip/write-zip.ts';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { stillSeesLibrary, zippableFiles } from './zip-files-view.ts';

const MAX_NAME_BYTES = 180;

/** Characters with a special meaning in names on some system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const UNSAFE = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*]/g;

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Puts originals into one file, streaming each from the storage. */
export function mediaZipTask({ storage }: { readonly storage: Storage }): TaskHandler {
  return taskHandler({
    kind: 'media-zip',
    payload: z.strictObject({ ids: z.array(z.string()) }),
    run: async ({ ids }, { db, projectId, userId, signal, now, report, filePath }) => {
      const project = projectId ?? '';
      if (!(await stillSeesLibrary(db, project, userId))) throw new AppError('FORBIDDEN');
      const rows = await zippableFiles(db, project, ids);
      const names = safeNames(rows.map((row) => row.file_name));
      const open = async (key: string, number: number) => {
        const file = await storage.open(originalName({ key, number }));
        if (file === undefined) throw new AppError('NOT_FOUND');
        return file.content;
      };
      const files = rows.map((row, index) => ({
        name: names[index] ?? row.id,
        time: row.create_time,
        open: () => open(row.key, row.file_number),
      }));
      let done = 0;
      report(done, files.length);
      const onFile = () => {
        done += 1;
        report(done, files.length);
      };
      await writeZip(filePath, files, { signal, onFile });
      const day = now().toISOString().slice(0, 10);
      return { done: files.length, file: { name: `thu-vien-${day}.zip`, mediaType: 'application/zip' } };
    },
  });
}

/** Unique file names for one folder: no path, no duplicates, whatever the originals were called. */
export function safeNames(fileNames: readonly string[]): string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const { stem, end } = partsOf(fileName);
    let name = stem + end;
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${stem} (${count})${end}`;
    taken.add(keyOf(name));
    return name;
  });
}

/** Systems that ignore case or normalise letters must not see two as one. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function partsOf(fileName: string): { readonly stem: string; readonly end: string } {
  const clean = fileName.normalize('NFC').replace(UNSAFE, '_');
  const dot = clean.lastIndexOf('.');
  const hasEnd = dot > 0 && clean.length - dot <= 10;
  const end = hasEnd ? clean.slice(dot).replace(/[. ]+$/, '') : '';
  const stem = cut(hasEnd ? clean.slice(0, dot) : clean).replace(/^[. ]+|[. ]+$/g, '');
  return { stem: stem === '' || RESERVED.test(stem) ? `_${stem}` : stem, end };
}

function cut(text: string): string {
  let kept = '';
  for (const letter of text) {
    if (Buffer.byteLength(kept + letter) > MAX_NAME_BYTES) break;
    kept += letter;
  }
  return kept;
}
