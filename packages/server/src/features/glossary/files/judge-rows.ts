import type { ImportFate } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { ImportRowReason } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import { type EntryValues, entryKeyOf } from '../bulk-entry-store.ts';
import type { EntryRow } from '../entry-row.ts';
import type { FileEntry, FileRow } from './file-entry.ts';
import { type ImportDefaults, importedEntry } from './imported-entry.ts';

/** A row of a file with what its import would do. */
export interface JudgedRow {
  readonly line: number;
  readonly fate: ImportFate;
  readonly reason: ImportRowReason;
  /** What the entry will be; for a row with an error, what the file says. */
  readonly entry: EntryValues | FileEntry;
  readonly before: EntryRow | undefined;
}

interface Judging {
  readonly defaults: ImportDefaults;
  readonly mayApprove: boolean;
  /** Entries that there are, by their keys. */
  readonly known: ReadonlyMap<string, EntryRow>;
  /** Targets of the rows before, by their keys; grows. */
  readonly seen: Map<string, string>;
}

export interface ReadRow extends FileRow {
  readonly imported: ReturnType<typeof importedEntry>;
}

export const readRow = (row: FileRow, defaults: ImportDefaults): ReadRow => ({
  ...row,
  imported: importedEntry(row.entry, defaults),
});

/** What an import would do with a row. */
export function judgeRow({ line, entry, imported }: ReadRow, judging: Judging): JudgedRow {
  if ('reason' in imported) return { line, fate: 'ERROR', reason: imported.reason, entry, before: undefined };
  const { values, said } = imported;
  const key = entryKeyOf(values);
  const earlier = judging.seen.get(key);
  judging.seen.set(key, earlier ?? values.target_content);
  const before = judging.known.get(key);
  const row = { line, reason: '' as const, entry: values, before };
  if (earlier !== undefined)
    return earlier === values.target_content
      ? { ...row, fate: 'SKIP' }
      : { ...row, fate: 'CONFLICT', reason: 'REPEATED' };
  if (before === undefined) return { ...row, fate: 'ADD' };
  return { ...row, ...fateOfKnown(before, { values, said }, judging) };
}

/** Columns that a file may leave out: what is there then stays. */
const OPTIONAL = [
  ['old', 'old_content'],
  ['caseSensitive', 'case_sensitive'],
  ['matchMode', 'match_mode'],
  ['domain', 'domain'],
  ['partOfSpeech', 'part_of_speech'],
  ['forbidden', 'forbidden'],
  ['note', 'note'],
  ['priority', 'priority'],
] as const satisfies readonly (readonly [keyof FileEntry, keyof EntryValues])[];

function fateOfKnown(
  before: EntryRow,
  { values, said }: { readonly values: EntryValues; readonly said: ReadonlySet<keyof FileEntry> },
  { defaults, mayApprove }: Judging,
): Pick<JudgedRow, 'fate' | 'reason' | 'entry'> {
  const kept = Object.fromEntries(
    OPTIONAL.filter(([key]) => !said.has(key)).map(([, column]) => [column, before[column]]),
  );
  const state = defaults.approves ? values.state : before.state;
  const entry: EntryValues = { ...values, ...kept, source_content: before.source_content, state };
  const columns = ['target_content', 'state', ...OPTIONAL.map(([, column]) => column)] as const;
  const isSame = columns.every((column) => String(entry[column]) === String(before[column]));
  if (isSame) return { fate: 'SKIP', reason: '', entry };
  if (before.state !== 'PROPOSED' && !mayApprove)
    return { fate: 'CONFLICT', reason: 'APPROVER_NEEDED', entry };
  if (before.match_mode === 'REGEX') return { fate: 'CONFLICT', reason: 'REGEX', entry };
  const takes = defaults.overwrites || before.target_content === entry.target_content;
  return takes ? { fate: 'UPDATE', reason: '', entry } : { fate: 'CONFLICT', reason: 'EXISTS', entry };
}
