import * as z from 'zod/mini';
import { longText } from '../../core/text.ts';

export const MAX_CSV_ROWS = 2_000;

/** The columns of the file, in its order. Lists part their entries by `;`. */
export const CSV_COLUMNS = [
  'keyword',
  'variants',
  'exclusions',
  'targetType',
  'target',
  'title',
  'maxPerPost',
  'priority',
  'openNewTab',
  'nofollow',
  'scope',
  'startTime',
  'endTime',
  'status',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

export const importBody = z.strictObject({
  csv: longText({ min: 1, max: 1_000_000 }),
  /** Reports and changes nothing. */
  dryRun: z.boolean({ error: 'type' }),
});

const CSV_OUTCOMES = ['CREATE', 'UPDATE', 'SAME', 'REFUSED'] as const;

export const importReport = z.object({
  counts: z.object({ CREATE: z.number(), UPDATE: z.number(), SAME: z.number(), REFUSED: z.number() }),
  rows: z.array(
    z.object({
      line: z.number(),
      keyword: z.string(),
      outcome: z.enum(CSV_OUTCOMES),
      /** Why it is refused, in the caller's language; '' otherwise. */
      message: z.string(),
    }),
  ),
});
export type ImportReport = z.output<typeof importReport>;

/** The records of a CSV text, each with the line it begins at. Reads `,` or `;` between fields, as the first line has them. */
export function readCsv(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: { line: number; cells: string[] }[] = [];
  let [cells, cell, isQuoted, line, begins]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ];
  function endRow(): void {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begins, cells });
    [cells, cell, begins] = [[], '', line + 1];
  }
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
      if (character === '\n') line += 1;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endRow();
      line += 1;
    } else if (character !== '\r') cell += character;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function separatorOf(source: string): ',' | ';' {
  const head = source.slice(0, source.indexOf('\n') === -1 ? undefined : source.indexOf('\n'));
  return head.split(';').length > head.split(',').length ? ';' : ',';
}
