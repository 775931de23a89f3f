import { CsvError, parse } from 'csv-parse';
import { CSV_BEGIN } from '#server/core/csv/csv-line.ts';
import { type FileEntry, FileProblem, type FileRow, type FileWriter } from './file-entry.ts';

/** The columns of an export; a file to import may have any of them, in any order. */
const COLUMNS = [
  ['source', 'source'],
  ['target', 'target'],
  ['format', 'format'],
  ['note', 'note'],
  ['source_lang', 'sourceLang'],
  ['target_lang', 'targetLang'],
  ['domain', 'domain'],
  ['part_of_speech', 'partOfSpeech'],
  ['forbidden', 'forbidden'],
  ['match', 'matchMode'],
  ['case_sensitive', 'caseSensitive'],
  ['priority', 'priority'],
  ['state', 'state'],
  ['old', 'old'],
  ['owner', 'owner'],
] as const satisfies readonly (readonly [string, keyof FileEntry])[];
type Key = (typeof COLUMNS)[number][1];

const KEYS: ReadonlyMap<string, Key> = new Map(COLUMNS);
/** Bytes of one row: two contents of a page, and more. */
const MOST_ROW = 2_000_000;

/** CSV as spreadsheets write it, tabs for TSV. A text that would run as a formula begins with an apostrophe. */
export function delimitedWriter(delimiter: ',' | '\t'): FileWriter {
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`;
  return {
    head: CSV_BEGIN + line(COLUMNS.map(([column]) => column)),
    row: (entry) => line(COLUMNS.map(([, key]) => cellOf(entry, key))),
    end: '',
  };
}

function cellOf(entry: FileEntry, key: Key): string {
  if (key === 'forbidden') return guarded(joinWordings(entry.forbidden ?? []));
  return guarded(entry[key] ?? '');
}

function quoted(cell: string, delimiter: string): string {
  const needs = /["\r\n;]/.test(cell) || cell.includes(delimiter) || cell !== cell.trim();
  return needs ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Spreadsheets run these, also behind blanks and apostrophes of ours. */
const RUNS = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@\u2212＝＋－＠]/u;
const guarded = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string): string => (cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell);

const joinWordings = (wordings: readonly string[]): string =>
  wordings.map((wording) => wording.replace(/[\\|]/g, '\\$&')).join('|');

function splitWordings(cell: string): string[] {
  if (cell === '') return [];
  const parts = cell.match(/(?:\\.|[^\\|])+/gsu) ?? [];
  return parts.map((part) => part.replace(/\\(.)/gsu, '$1').trim()).filter((part) => part !== '');
}

/**
 * The rows of a CSV or TSV file, UTF-8 with or without a mark at its beginning; a CSV may part cells by semicolons, as
 * spreadsheets in Vietnam write it. Without a line of headings the first two columns are source and target.
 * @throws FileProblem
 */
export async function* readDelimited(text: string, type: 'csv' | 'tsv'): AsyncGenerator<FileRow> {
  const delimiter = type === 'tsv' ? '\t' : delimiterOf(text);
  const parser = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW,
  });
  let line = 1;
  let keys: readonly (Key | undefined)[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (keys === undefined) {
        keys = headingsIn(record);
        if (keys !== undefined) {
          line = info.lines + 1;
          continue;
        }
        keys = ['source', 'target', 'format', 'note'];
      }
      yield { line, entry: entryOf(record, keys) };
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(Number(error.lines ?? line), error);
    throw error;
  }
}

/** Of the first line whichever stands there most, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const times = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}

function headingsIn(record: readonly string[]): (Key | undefined)[] | undefined {
  const keys = record.map((cell) => KEYS.get(cell.trim().toLowerCase().replaceAll(' ', '_')));
  return keys.includes('source') && keys.includes('target') ? keys : undefined;
}

function entryOf(record: readonly string[], keys: readonly (Key | undefined)[]): FileEntry {
  const entry: { [Name in Key]?: string | string[] } = {};
  for (const [at, key] of keys.entries()) {
    const cell = unguarded(record[at] ?? '');
    if (key === undefined || (cell === '' && key !== 'source' && key !== 'target')) continue;
    entry[key] = key === 'forbidden' ? splitWordings(cell) : cell;
  }
  return { source: '', target: '', ...entry } as FileEntry;
}
