import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Cell } from '#server/core/csv/csv-line.ts';

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The first row stays in sight. */
const SHEET_HEAD = `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

const SHEET_END = '</sheetData></worksheet>';

const DAY_MS = 86_400_000;

/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);

const LONGEST_TEXT = 32_767;

/** In characters. */
const WIDEST_COLUMN = 60;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export interface Table {
  readonly name: string;
  readonly headings: readonly string[];
  /** In batches, fetched when the file has accepted the earlier ones. */
  readonly rows: AsyncIterable<readonly Cell[][]>;
}

/** Writes a workbook with a sheet for each table, whose names differ; `target` ends with it. */
export async function writeWorkbook(
  target: Writable,
  tables: readonly Table[],
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of workbookParts(tables.map(({ name }) => name)))
    zip.addBuffer(Buffer.from(content), name);
  const sheets = tables.map((table) =>
    Readable.from(sheetOf(table), { objectMode: false, highWaterMark: 64 * 1024 }),
  );
  const written = pipeline(zip.outputStream, target, { signal });
  // A failure of the rows must end the file too: otherwise the zip would wait for ever.
  const failed = new Promise<never>((_, reject) => {
    for (const sheet of sheets) sheet.once('error', reject);
  });
  for (const [index, sheet] of sheets.entries())
    zip.addReadStream(sheet, `xl/worksheets/sheet${index + 1}.xml`);
  zip.end();
  try {
    await Promise.race([written, failed]);
  } finally {
    for (const sheet of sheets) sheet.destroy();
    target.destroy();
    await written.catch(() => undefined);
  }
}

async function* sheetOf({ headings, rows }: Table): AsyncGenerator<Buffer> {
  let isBegun = false;
  for await (const some of rows) {
    if (!isBegun) yield Buffer.from(sheetBegin(headings, some));
    isBegun = true;
    yield Buffer.from(some.map((row) => sheetRow(row)).join(''));
  }
  if (!isBegun) yield Buffer.from(sheetBegin(headings, []));
  yield Buffer.from(SHEET_END);
}

/** Columns as wide as the first rows ask: a time that does not fit would be shown as "####". */
function sheetBegin(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const columns = headings.map((heading, at) => {
    const width = Math.max(heading.length, ...rows.map((row) => widthOf(row[at] ?? null)));
    const no = at + 1;
    return `<col min="${no}" max="${no}" width="${Math.min(width, WIDEST_COLUMN) + 2}" customWidth="1"/>`;
  });
  return `${SHEET_HEAD}<cols>${columns.join('')}</cols><sheetData>${sheetRow(headings, true)}`;
}

/** Characters of a cell as it is shown. */
function widthOf(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  return 'amount' in cell ? String(cell.amount).length * 1.4 : cell.wallTime.length;
}

/** Everything of a workbook except its sheets: styles 1 to 3 are a heading, a time and an amount. */
function workbookParts(names: readonly string[]): ReadonlyMap<string, string> {
  const each = (part: (no: number, name: string) => string) =>
    names.map((name, index) => part(index + 1, name)).join('');
  return new Map([
    [
      '[Content_Types].xml',
      `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each((no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML_HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((no, name) => `<sheet name="${escaped(name.slice(0, 31))}" sheetId="${no}" r:id="rId${no}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML_HEAD}<Relationships xmlns="${RELATIONS}">${each((no) => `<Relationship Id="rId${no}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${no}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`,
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
  if (typeof cell === 'object' && 'amount' in cell) return `<c s="3"><v>${cell.amount}</v></c>`;
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
