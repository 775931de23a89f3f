import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { ZipFile } from 'yazl';
import { CSV_BEGIN, csvLine } from './csv-lines.ts';
import type { Cell } from './export-rows.ts';
import { SHEET_BEGIN, SHEET_END, sheetRow, workbookParts } from './xlsx-parts.ts';

export interface Table {
  readonly name: string;
  readonly headings: readonly string[];
  /** Some at a time, fetched when the file has taken those before. */
  readonly rows: AsyncIterable<readonly Cell[][]>;
}

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Writes a table into a file; no more of it than some rows is in memory at any time. */
export async function writeTable(
  format: ExportFormat,
  path: string,
  table: Table,
  signal: AbortSignal,
): Promise<void> {
  const target = createWriteStream(path);
  if (format === 'csv') return await pipeline(Readable.from(csvOf(table)), target, { signal });
  const zip = new ZipFile();
  for (const [name, content] of workbookParts(table.name)) zip.addBuffer(Buffer.from(content), name);
  const sheet = Readable.from(sheetOf(table), { objectMode: false, highWaterMark: 64 * 1024 });
  const written = pipeline(zip.outputStream, target, { signal });
  // A failure of the rows has to end the file too: the zip alone would wait for ever.
  const failed = new Promise<never>((_, reject) => sheet.once('error', reject));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  try {
    await Promise.race([written, failed]);
  } finally {
    sheet.destroy();
    target.destroy();
    await written.catch(() => undefined);
  }
}

async function* csvOf({ headings, rows }: Table): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(headings);
  for await (const some of rows) yield some.map(csvLine).join('');
}

async function* sheetOf({ headings, rows }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(SHEET_BEGIN + sheetRow(headings, true));
  for await (const some of rows) yield Buffer.from(some.map((row) => sheetRow(row)).join(''));
  yield Buffer.from(SHEET_END);
}
