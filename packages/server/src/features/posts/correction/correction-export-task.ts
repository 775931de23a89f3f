import {
  CORRECTION_EXPORT_COLUMNS,
  CORRECTION_EXPORT_TITLE,
  correctionExport,
} from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { headingsOf, wallClock } from '../export/export-rows.ts';
import { getExporter } from '../export/exporter-view.ts';
import { writeList } from '../export/write-list.ts';
import { correctionCells } from './correction-cells.ts';
import { countLedger, ledgerRowOf, readLedger } from './correction-ledger-view.ts';

const payload = z.strictObject({ ...correctionExport.shape, language: z.enum(LANGUAGES) });

/** Writes the ledger of corrections, for whoever may still see it. */
export function correctionExportTask(): TaskHandler {
  return taskHandler({
    kind: 'correction-export',
    payload,
    run: async ({ format, filters, language }, work) => {
      const { db, userId } = work;
      const projectId = work.projectId ?? '';
      const { timezone } = await getExporter(db, projectId, userId, 'post.correct');
      const clock = wallClock(timezone);
      return await writeList(work, {
        format,
        title: CORRECTION_EXPORT_TITLE[language],
        fileName: 'so-cai-chinh',
        headings: headingsOf(CORRECTION_EXPORT_COLUMNS, language),
        total: await countLedger(db, projectId, filters),
        batch: (part) => readLedger(db, projectId, filters, part),
        cells: (row) => correctionCells(ledgerRowOf(row), language, clock),
      });
    },
  });
}
