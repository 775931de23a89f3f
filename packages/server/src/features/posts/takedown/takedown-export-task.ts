import {
  TAKEDOWN_EXPORT_COLUMNS,
  TAKEDOWN_EXPORT_TITLE,
  takedownExport,
} from '@toasoan/contract/features/posts/takedown/takedown-export.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { headingsOf, wallClock } from '../export/export-rows.ts';
import { getExporter } from '../export/exporter-view.ts';
import { writeList } from '../export/write-list.ts';
import { caseCells } from './case-cells.ts';
import { takedownOf } from './takedown-row.ts';
import { countMatching, readCases } from './takedown-view.ts';

const payload = z.strictObject({ ...takedownExport.shape, language: z.enum(LANGUAGES) });

/** Writes the report of takedown cases, for whoever may still see them. */
export function takedownExportTask(): TaskHandler {
  return taskHandler({
    kind: 'takedown-export',
    payload,
    run: async ({ format, filters, language }, work) => {
      const { db, userId } = work;
      const projectId = work.projectId ?? '';
      const { timezone } = await getExporter(db, projectId, userId, 'post.takedown');
      const clock = wallClock(timezone);
      return await writeList(work, {
        format,
        title: TAKEDOWN_EXPORT_TITLE[language],
        fileName: 'ho-so-go-bai',
        headings: headingsOf(TAKEDOWN_EXPORT_COLUMNS, language),
        total: await countMatching(db, projectId, filters),
        batch: (part) => readCases(db, projectId, filters, part),
        cells: (row) => caseCells(takedownOf(row), language, clock),
      });
    },
  });
}
