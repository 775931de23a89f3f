import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { ZipFile } from 'yazl';
import { type Cell, CSV_BEGIN, csvLine } from '#server/core/csv/csv-line.ts';

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The first row stays in sight. */
const SHEET_BEGIN = `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;

const SHEET_END = '</sheetData></worksheet>';

const DAY_MS = 86_400_000;

/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);

const LONGEST_TEXT = 32_767;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export interface Table {
  readonly name: string;
  readonly headings: readonly string[];
  /** In batches, fetched when the file has accepted the earlier ones. */
  readonly rows: AsyncIterable<readonly Cell[][]>;
}

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
  const zip = new ZipFile();
  for (const [name, content] of workbookParts(table.name)) zip.addBuffer(Buffer.from(content), name);
  const sheet = Readable.from(sheetOf(table), { objectMode: false, highWaterMark: 64 * 1024 });
  const written = pipeline(zip.outputStream, target, { signal });
  // A failure of the rows must end the file too: otherwise the zip would wait for ever.
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

/** Everything of a workbook with one sheet except the sheet itself: styles 1 and 2 are a heading and a time. */
function workbookParts(sheetName: string): ReadonlyMap<string, string> {
  return new Map([
    [
      '[Content_Types].xml',
      `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML_HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML_HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ]);
}

function sheetRow(cells: readonly Cell[], isHeading = false): string {
  return `<row>${cells.map((cell) => cellXml(cell, isHeading)).join('')}</row>`;
}

/** Text stays text in a spreadsheet: it is never read as a formula. */
function cellXml(cell: Cell, isHeading: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="2"><v>${serialDay(cell.wallTime)}</v></c>`;
  const style = isHeading ? ' s="1"' : '';
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function serialDay(wallTime: string): number {
  return (Date.parse(`${wallTime.replace(' ', 'T')}Z`) - EPOCH) / DAY_MS;
}

/** Characters that XML 1.0 does not allow are left out. */
function escaped(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
