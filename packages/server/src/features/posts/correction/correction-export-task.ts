import {
  CORRECTION_EXPORT_COLUMNS,
  CORRECTION_EXPORT_TITLE,
  type CorrectionExport,
  type CorrectionLedgerRow,
  correctionExport,
} from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { CORRECTION_BASIS_TEXTS } from '@toasoan/contract/features/posts/correction/correction-texts.ts';
import { POST_STATE_TEXTS } from '@toasoan/contract/features/posts/workflow/post-state-texts.ts';
import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import type { Cell } from '#server/core/csv/csv-line.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { headingsOf, inOrder, wallClock } from '../export/export-rows.ts';
import { getExporter } from '../export/exporter-view.ts';
import { startExport } from '../export/start-export.ts';
import { writeList } from '../export/write-list.ts';
import { countLedger, ledgerRowOf, readLedger } from './correction-ledger-view.ts';

const payload = z.strictObject({ ...correctionExport.shape, language: z.enum(LANGUAGES) });

/** Writes the corrections ledger, for people who may still see it. */
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
        cells: (row) => correctionCells(ledgerRowOf(row, false), language, clock),
      });
    },
  });
}

/** Starts writing the filtered ledger. */
export async function exportLedger(
  call: TransactionCall,
  { format, filters }: CorrectionExport,
): Promise<{ taskId: string }> {
  const { db, projectId, language } = call;
  return await startExport(call, {
    kind: 'correction-export',
    title: CORRECTION_EXPORT_TITLE[language],
    format,
    filters,
    audit: {
      action: 'correction.export',
      entity: 'correction',
      query: filters,
      total: await countLedger(db, projectId, filters),
    },
  });
}

/** One correction as a line of the ledger. */
function correctionCells(
  item: CorrectionLedgerRow,
  language: Language,
  clock: (time: string | null) => Cell,
): Cell[] {
  return inOrder(CORRECTION_EXPORT_COLUMNS, {
    id: item.id,
    createTime: clock(item.createTime),
    createdBy: item.createdBy.name,
    title: item.publishedRef.title,
    section: item.publishedRef.section,
    publishedTime: clock(item.publishedRef.date),
    basis: CORRECTION_BASIS_TEXTS[item.basis][language],
    conclusionDoc: item.conclusionDoc,
    wrongText: item.wrongText,
    correctText: item.correctText,
    apologyText: item.apologyText,
    placement: item.placement,
    state: POST_STATE_TEXTS[item.correctionState][language],
    correctedTime: clock(item.correctionPublishedTime),
    notifiedParties: item.notifiedParties.join(', '),
    aggregators: item.aggregatorsNotified.map(({ name }) => name).join(', '),
  });
}
