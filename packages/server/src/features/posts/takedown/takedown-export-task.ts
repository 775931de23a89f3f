import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import {
  IN_TIME_TEXTS,
  TAKEDOWN_EXPORT_COLUMNS,
  TAKEDOWN_EXPORT_TITLE,
  type TakedownExport,
  takedownExport,
} from '@toasoan/contract/features/posts/takedown/takedown-export.ts';
import {
  TAKEDOWN_REASON_TEXTS,
  TAKEDOWN_SCOPE_TEXTS,
  TAKEDOWN_STATE_TEXTS,
} from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import type { Cell } from '#server/core/csv/csv-line.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { namesOfFiles } from '#server/features/attachments/public.ts';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { headingsOf, inOrder, wallClock } from '../export/export-rows.ts';
import { getExporter } from '../export/exporter-view.ts';
import { startExport } from '../export/start-export.ts';
import { writeList } from '../export/write-list.ts';
import { takedownOf } from './takedown-answer.ts';
import { countMatching, readCases } from './takedown-view.ts';

const MINUTE = 60_000;

const payload = z.strictObject({ ...takedownExport.shape, language: z.enum(LANGUAGES) });

/** Writes the report of takedown cases, for people who may still see them. */
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
        batch: async (part) => {
          const rows = await readCases(db, projectId, filters, part);
          const ids = rows.map(({ id }) => id);
          const names = await namesOfFiles(db, projectId, 'takedown', ids);
          return rows.map((row) => ({
            ...takedownOf(row, { decides: true }),
            attachments: names.get(row.id) ?? [],
          }));
        },
        cells: (row) => caseCells(row, language, clock),
      });
    },
  });
}

/** Starts the report of the listed cases. */
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

interface ReportedCase extends TakedownCase {
  /** Names of its files. */
  readonly attachments: readonly string[];
}

/** One case as a line of the report. */
function caseCells(item: ReportedCase, language: Language, clock: (time: string | null) => Cell): Cell[] {
  return inOrder(TAKEDOWN_EXPORT_COLUMNS, {
    id: item.id,
    title: item.postTitle,
    slug: item.postSlug,
    state: TAKEDOWN_STATE_TEXTS[item.state][language],
    reasonKind: TAKEDOWN_REASON_TEXTS[item.reasonKind][language],
    orderRef: item.orderRef,
    orderIssuer: item.orderIssuer,
    orderTime: clock(item.orderTime),
    receivedTime: clock(item.receivedTime),
    dueTime: clock(item.dueTime),
    doneTime: clock(item.doneTime),
    minutes: item.doneTime === null ? null : minutesBetween(item.receivedTime, item.doneTime),
    inTime: item.doneTime === null ? null : inTime(item.doneTime, item.dueTime)[language],
    doneBy: item.doneBy,
    scope: item.scope.map((place) => TAKEDOWN_SCOPE_TEXTS[place][language]).join(', '),
    reason: item.reason,
    note: item.note,
    attachments: item.attachments.join('; '),
    reinstatedTime: clock(item.reinstatedTime),
    reinstatedBy: item.reinstatedBy,
    reinstateReason: item.reinstateReason,
    createdBy: item.createdBy.name,
  });
}

function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MINUTE);
}

function inTime(done: string, due: string) {
  return IN_TIME_TEXTS[Date.parse(done) <= Date.parse(due) ? 'yes' : 'no'];
}
