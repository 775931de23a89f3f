import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentId } from '@toasoan/contract/core/ids.ts';
import { glossaryFileType } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { glossaryExportFilters } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import * as z from 'zod/mini';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type TaskHandler, type TaskWork, taskHandler } from '#server/features/tasks/public.ts';
import { notMet } from '../entry-store.ts';
import { applyImport } from './apply-import.ts';
import { exportedEntries } from './export-view.ts';
import { FILE_MEDIA_TYPES, FILE_WRITERS } from './glossary-files.ts';
import { problemOf, problemValues } from './import-problem.ts';
import { getImport, moveImport } from './import-store.ts';
import { readImport } from './read-import.ts';

/** Long imports, and all exports. */
export const glossaryTasks: readonly TaskHandler[] = [
  taskHandler({
    kind: 'glossary-import',
    payload: z.strictObject({ id: contentId }),
    run: async ({ id }, work) => {
      const person = await personOf(work, 'glossary.edit');
      const projectId = work.projectId ?? '';
      const row = await getImport(work.db, projectId, { id, userId: work.userId });
      const mayApprove = person.permissions.includes('translate.approve');
      let last = 0;
      const report = (done: number) => {
        work.signal.throwIfAborted();
        work.report(done);
        last = done;
      };
      const { displayName, role } = person;
      const caller = { userId: work.userId, displayName, role };
      const audit = { db: work.db, caller, projectId, address: '', requestId: `task-${work.taskId}` };
      if (row.state === 'APPLYING') {
        if (row.approves && !mayApprove) throw new AppError('FORBIDDEN');
        await applyImport(work.db, row, { by: caller, audit, report });
      } else if (row.state === 'READING') {
        try {
          await readImport(work.db, row, { mayApprove, report });
        } catch (error) {
          const problem = problemOf(error);
          if (problem === undefined) throw error;
          await moveImport(work.db, row, { state: 'FAILED', error: JSON.stringify(problem) });
          throw notMet(problem.rule, 'text', problemValues(problem));
        }
      }
      return { done: last };
    },
  }),
  taskHandler({
    kind: 'glossary-export',
    payload: z.strictObject({ fileType: glossaryFileType, filters: glossaryExportFilters }),
    run: async ({ fileType, filters }, work) => {
      await personOf(work, 'translate.view');
      const { head, row, end } = FILE_WRITERS[fileType];
      let done = 0;
      async function* pieces() {
        yield head;
        for await (const entries of exportedEntries(work.db, work.projectId ?? '', { filters, fileType })) {
          work.signal.throwIfAborted();
          done += entries.length;
          work.report(done);
          yield entries.map(row).join('');
        }
        yield end;
      }
      await pipeline(Readable.from(pieces()), createWriteStream(work.filePath));
      const day = work.now().toISOString().slice(0, 10);
      return { done, file: { name: `thuat-ngu-${day}.${fileType}`, mediaType: FILE_MEDIA_TYPES[fileType] } };
    },
  }),
];

/** Whoever started it, with the rights of now. @throws FORBIDDEN */
async function personOf({ db, projectId, userId }: TaskWork, permission: 'glossary.edit' | 'translate.view') {
  const person = await findPersonIn(db, projectId ?? '', userId);
  if (!person?.permissions.includes(permission)) throw new AppError('FORBIDDEN');
  return person;
}
