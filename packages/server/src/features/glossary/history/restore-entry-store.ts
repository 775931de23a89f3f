import type { GlossaryWording } from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { createdBy, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditEntry } from '../change-entry.ts';
import { ENTRY_COLUMNS, type EntryRow } from '../entry-row.ts';
import { checkEntry, notMet } from '../entry-store.ts';
import { derivedColumns } from '../memory/derived-columns.ts';
import { recordChanges } from './change-store.ts';

/**
 * Gives an entry the wording and the state it had after a change; after its deletion, those before it. One that is gone
 * comes back under its own id, so its history goes on. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET
 */
export async function restoreEntry(
  call: TransactionCall,
  { changeId, version }: { readonly changeId: string; readonly version: number },
): Promise<EntryRow> {
  const { db, projectId, caller } = call;
  const change = await db
    .selectFrom('glossary_changes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  const wording = change?.after ?? change?.before;
  if (!change || !wording) throw new AppError('NOT_FOUND');
  if (wording.matchMode === 'REGEX' && caller.role !== 'SUPPER_ADMIN')
    throw notMet('REGEX_NOT_ALLOWED', 'changeId');
  const before = await db
    .selectFrom('glossary_entries')
    .select(ENTRY_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', '=', change.entry_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before !== undefined) checkVersion(before, version || 0);
  const { source_lang, target_lang, format } = change;
  const entry = { project_id: projectId, source_lang, target_lang, format, ...columnsOf(wording) };
  await checkEntry(db, entry, change.entry_id);
  const after = before
    ? await updateVersioned(db, 'glossary_entries', before, { ...entry, ...derivedColumns(entry) }, caller)
    : await bringBack(call, change, entry);
  await recordChanges(db, 'RESTORE', [{ before, after }], { by: caller });
  await auditEntry(call, 'restore', { before, after });
  return after;
}

type Entry = ReturnType<typeof columnsOf> &
  Pick<EntryRow, 'project_id' | 'source_lang' | 'target_lang' | 'format'>;

async function bringBack(
  { db, caller }: TransactionCall,
  change: { readonly entry_id: string; readonly owner_id: string | null; readonly owner_name: string },
  entry: Entry,
): Promise<EntryRow> {
  return await db
    .insertInto('glossary_entries')
    .values({
      id: change.entry_id,
      owner_id: change.owner_id,
      owner_name: change.owner_name,
      ...entry,
      ...derivedColumns(entry),
      ...createdBy(caller),
    })
    .returning(ENTRY_COLUMNS)
    .executeTakeFirstOrThrow();
}

const columnsOf = (wording: GlossaryWording) => ({
  source_content: wording.sourceContent,
  target_content: wording.targetContent,
  old_content: wording.oldContent,
  case_sensitive: wording.caseSensitive,
  match_mode: wording.matchMode,
  domain: wording.domain,
  part_of_speech: wording.partOfSpeech,
  forbidden: wording.forbidden,
  note: wording.note,
  priority: wording.priority,
  state: wording.state,
});
