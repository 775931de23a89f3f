import type { GlossaryRow } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type { GlossaryWording } from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import type { RowOf } from '#server/core/db/versioned.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

/** What is read of an entry: all but what it is found by. */
export const ENTRY_COLUMNS = [
  'id',
  'project_id',
  'owner_id',
  'owner_name',
  'source_lang',
  'target_lang',
  'format',
  'source_content',
  'target_content',
  'old_content',
  'case_sensitive',
  'match_mode',
  'domain',
  'part_of_speech',
  'forbidden',
  'note',
  'priority',
  'origin',
  'state',
  'version',
  'create_time',
  'update_time',
  'created_by_id',
  'created_by_name',
  'updated_by_id',
  'updated_by_name',
] as const;
export type EntryRow = Pick<RowOf<'glossary_entries'>, (typeof ENTRY_COLUMNS)[number]>;

export interface Hits {
  readonly total: number;
  readonly days: number[];
}

/** An entry as answers show it. */
export function entryOf(row: EntryRow, hits: Hits): GlossaryRow {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    sourceLang: row.source_lang as RecordLanguage,
    targetLang: row.target_lang as RecordLanguage,
    format: row.format,
    ...wordingOf(row),
    origin: row.origin,
    hits,
    ...auditFieldsOf(row),
  };
}

/** What the history keeps of an entry. */
export function wordingOf(row: EntryRow): GlossaryWording {
  return {
    sourceContent: row.source_content,
    targetContent: row.target_content,
    oldContent: row.old_content,
    caseSensitive: row.case_sensitive,
    matchMode: row.match_mode,
    domain: row.domain,
    partOfSpeech: row.part_of_speech,
    forbidden: row.forbidden,
    note: row.note,
    priority: row.priority,
    state: row.state,
  };
}

/** Long contents stay in the history of the entry; the log tells how they begin. */
const LOGGED_CHARACTERS = 500;

/** What the log compares. */
export function auditedEntry(row: EntryRow) {
  const { state, sourceContent, targetContent, oldContent, ...rest } = wordingOf(row);
  return {
    id: row.id,
    name: `${sourceContent.slice(0, 80)} → ${targetContent.slice(0, 80)}`,
    languagePair: `${row.source_lang} → ${row.target_lang}`,
    glossaryFormat: row.format,
    sourceContent: sourceContent.slice(0, LOGGED_CHARACTERS),
    targetContent: targetContent.slice(0, LOGGED_CHARACTERS),
    oldContent: oldContent.slice(0, LOGGED_CHARACTERS),
    ...rest,
    glossaryState: state,
  };
}
