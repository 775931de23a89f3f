import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import type { Cell } from '#server/core/csv/csv-line.ts';
import type { TaskResult, TaskWork } from '#server/features/tasks/public.ts';
import { MEDIA_TYPES, writeTable } from './write-table.ts';

const BATCH = 1_000;
/** The most rows of a spreadsheet below its headings. */
const MOST = 1_048_575;

interface ListToWrite<Row extends { readonly id: string }> {
  readonly format: ExportFormat;
  /** Of the sheet. */
  readonly title: string;
  /** Of the file, before its day. */
  readonly fileName: string;
  readonly headings: readonly string[];
  /** The expected number. */
  readonly total: number;
  readonly batch: (part: { readonly before: string | undefined; readonly limit: number }) => Promise<Row[]>;
  readonly cells: (row: Row) => Cell[];
}

/** Writes a list into the file of a task, batch after batch, newest first. */
export async function writeList<Row extends { readonly id: string }>(
  work: TaskWork,
  { format, title, fileName, headings, total, batch, cells }: ListToWrite<Row>,
): Promise<TaskResult> {
  let done = 0;
  async function* rows() {
    let before: string | undefined;
    while (true) {
      work.signal.throwIfAborted();
      const found = await batch({ before, limit: BATCH });
      if (found.length > 0) yield found.map(cells);
      done += found.length;
      work.report(done, Math.max(total, done));
      before = found.at(-1)?.id;
      if (found.length < BATCH || done + BATCH > MOST) return;
    }
  }
  await writeTable(format, work.filePath, { name: title, headings, rows: rows() }, work.signal);
  const day = work.now().toISOString().slice(0, 10);
  return { done, file: { name: `${fileName}-${day}.${format}`, mediaType: MEDIA_TYPES[format] } };
}
