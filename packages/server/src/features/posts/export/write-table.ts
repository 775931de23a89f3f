import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { CSV_BEGIN, csvLine } from '#server/core/csv/csv-line.ts';
import { type Table, writeWorkbook } from './write-workbook.ts';

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Writes a table into a file; only a few rows are in memory at any time. */
export async function writeTable(
  format: ExportFormat,
  path: string,
  table: Table,
  signal: AbortSignal,
): Promise<void> {
  const target = createWriteStream(path);
  if (format === 'csv') return await pipeline(Readable.from(csvOf(table)), target, { signal });
  await writeWorkbook(target, [table], signal);
}

async function* csvOf({ headings, rows }: Table): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(headings);
  for await (const some of rows) yield some.map(csvLine).join('');
}
