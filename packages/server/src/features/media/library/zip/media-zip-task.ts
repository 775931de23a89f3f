import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { safeNames } from './safe-names.ts';
import { writeZip } from './write-zip.ts';
import { stillSeesLibrary, zippableFiles } from './zip-files-view.ts';

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
