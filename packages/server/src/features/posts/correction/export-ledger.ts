import {
  CORRECTION_EXPORT_TITLE,
  type CorrectionExport,
} from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { startExport } from '../export/start-export.ts';
import { countLedger } from './correction-ledger-view.ts';

/** Starts writing the ledger as it is filtered. */
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
