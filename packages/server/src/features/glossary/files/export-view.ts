import type { GlossaryFileType } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { Db } from '#server/core/db/database.ts';
import { ENTRY_COLUMNS, type EntryRow } from '../entry-row.ts';
import { type GlossaryFilter, matching } from '../list/entry-list-view.ts';
import type { FileEntry } from './file-entry.ts';

const AT_ONCE = 1_000;

/** The entries of a filter as files carry them, batch by batch in the order of their ids. TBX takes keywords alone. */
export async function* exportedEntries(
  db: Db,
  projectId: string,
  { filters, fileType }: { readonly filters: GlossaryFilter; readonly fileType: GlossaryFileType },
): AsyncGenerator<FileEntry[]> {
  let after = '0';
  while (true) {
    let found = matching(db, projectId, filters).select(ENTRY_COLUMNS).where('id', '>', after);
    if (fileType === 'tbx') found = found.where('format', '=', 'KEYWORD');
    const rows = await found.orderBy('id').limit(AT_ONCE).execute();
    if (rows.length > 0) yield rows.map(fileEntryOf);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

function fileEntryOf(row: EntryRow): FileEntry {
  return {
    source: row.source_content,
    target: row.target_content,
    format: row.format,
    sourceLang: row.source_lang,
    targetLang: row.target_lang,
    note: row.note,
    domain: row.domain,
    partOfSpeech: row.part_of_speech,
    forbidden: row.forbidden,
    matchMode: row.match_mode,
    caseSensitive: row.case_sensitive ? 'true' : '',
    priority: String(row.priority),
    state: row.state,
    old: row.old_content,
    owner: row.owner_name,
  };
}
