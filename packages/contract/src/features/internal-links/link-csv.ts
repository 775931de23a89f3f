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

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The records of a CSV text, each with the line it begins at. Its first line tells whether `,` or `;` parts fields. */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const records: CsvRecord[] = [];
  let [cells, line, begins]: [string[], number, number] = [[], 1, 1];
  for (const { 0: whole, 1: quoted, 2: bare = '', 3: end } of source.matchAll(fieldOf(separatorOf(source)))) {
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    line += whole.split('\n').length - 1;
    const isEnd = end === '' || end?.endsWith('\n');
    if (isEnd && cells.some((cell) => cell.trim() !== '')) records.push({ line: begins, cells });
    if (isEnd) [cells, begins] = [[], line];
  }
  return records;
}

/** A field in quotes or without, and what ends it. */
function fieldOf(separator: string): RegExp {
  return new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n\\r]*))(${separator}|\\r?\\n|$)`, 'gy');
}

function separatorOf(source: string): ',' | ';' {
  const [head = ''] = source.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}
