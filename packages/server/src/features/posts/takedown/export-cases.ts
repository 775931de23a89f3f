import {
  TAKEDOWN_EXPORT_TITLE,
  type TakedownExport,
} from '@toasoan/contract/features/posts/takedown/takedown-export.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { startExport } from '../export/start-export.ts';
import { countMatching } from './takedown-view.ts';

/** Starts the report of the cases that the list shows. */
export async function exportCases(
  call: TransactionCall,
  { format, filters }: TakedownExport,
): Promise<{ taskId: string }> {
  const { db, projectId, language } = call;
  return await startExport(call, {
    kind: 'takedown-export',
    title: TAKEDOWN_EXPORT_TITLE[language],
    format,
    filters,
    audit: {
      action: 'takedown.export',
      entity: 'takedown',
      query: filters,
      total: await countMatching(db, projectId, filters),
    },
  });
}
