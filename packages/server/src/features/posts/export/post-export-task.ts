import {
  EXPORT_COLUMNS,
  EXPORT_TITLE,
  postExport,
} from '@toasoan/contract/features/posts/export/post-export.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { postRowOf } from '../list/post-list-row.ts';
import { postBatchStatement, postCountStatement } from '../list/post-page-view.ts';
import { narrowed } from '../list/ranked-matches-view.ts';
import { resolveQuery } from '../list/resolved-query-view.ts';
import { searchOf } from '../list/text-search-view.ts';
import { cellsOf, headingsOf, wallClock } from './export-rows.ts';
import { getExporter } from './exporter-view.ts';
import { writeList } from './write-list.ts';

/** The most rows of a spreadsheet below its headings. */
const MOST = 1_048_575;

const payload = z.strictObject({ ...postExport.shape, language: z.enum(LANGUAGES) });

/** Writes the posts of a filter into a file, with the current rights of the person who asked. */
export function postExportTask(): TaskHandler {
  return taskHandler({
    kind: 'post-export',
    payload,
    run: async ({ format, filters, language }, work) => {
      const { db } = work;
      const projectId = work.projectId ?? '';
      const { actor, timezone } = await getExporter(db, projectId, work.userId);
      const query = await resolveQuery(db, projectId, postListQuery.parse(filters));
      const found = searchOf(query);
      const search = found && (await narrowed(db, projectId, found));
      const isNothing = query.text !== undefined && search === undefined;
      const counted = await postCountStatement(projectId, actor, query, search, MOST).execute(db);
      const clock = wallClock(timezone);
      return await writeList(work, {
        format,
        title: EXPORT_TITLE[language],
        fileName: 'bai-viet',
        headings: headingsOf(EXPORT_COLUMNS, language),
        total: Number(counted.rows[0]?.found ?? 0),
        batch: async (part) =>
          isNothing ? [] : (await postBatchStatement(projectId, actor, query, search, part).execute(db)).rows,
        cells: (row) => cellsOf(postRowOf(row), language, clock),
      });
    },
  });
}
