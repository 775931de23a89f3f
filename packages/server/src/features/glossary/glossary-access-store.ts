import type { GlossaryCreate, GlossaryRow } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type {
  GlossaryFormat,
  GlossaryState,
  LanguagePair,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { holdEntries } from './bulk-entry-store.ts';
import { auditEntry } from './change-entry.ts';
import { ENTRY_COLUMNS, entryOf } from './entry-row.ts';
import { insertEntry, notMet, updateEntry } from './entry-store.ts';
import { recordChanges } from './history/change-store.ts';
import { hitsOf } from './hit-store.ts';
import { holdsWords } from './list/entry-list-view.ts';

interface GlossaryQuery {
  readonly pair?: LanguagePair;
  readonly format?: GlossaryFormat;
  /** Absent: approved ones. */
  readonly state?: GlossaryState;
  /** Words of either content, marks ignored. */
  readonly text?: string;
  /** The id of the last entry of the page before. */
  readonly after?: string;
  readonly limit: number;
}

/** Entries with whole contents in the order of their ids, for other programs: page after page by `after`. */
export async function listGlossary(
  db: Db,
  projectId: string,
  { pair, format, state = 'APPROVED', text, after = '0', limit }: GlossaryQuery,
): Promise<GlossaryRow[]> {
  let found = db
    .selectFrom('glossary_entries')
    .select(ENTRY_COLUMNS)
    .where('project_id', '=', projectId)
    .where('state', '=', state)
    .where('id', '>', after);
  if (pair !== undefined)
    found = found.where('source_lang', '=', pair.sourceLang).where('target_lang', '=', pair.targetLang);
  if (format !== undefined) found = found.where('format', '=', format);
  if (text !== undefined) found = found.where(holdsWords(projectId, text, 'glossary_entries'));
  const rows = await found.orderBy('id').limit(limit).execute();
  const hits = await hitsOf(
    db,
    projectId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => entryOf(row, hits(row.id)));
}

interface Proposal {
  readonly entry: Omit<GlossaryCreate, 'approve'>;
  /** Whose entry it becomes. */
  readonly by: Actor;
  /** How the log knows the call; its `db` is the transaction. */
  readonly audit: AuditSource;
}

/** KEPT: people have approved or switched off another wording, which stays. */
interface Saved {
  readonly entry: GlossaryRow;
  readonly outcome: 'ADDED' | 'UPDATED' | 'SAME' | 'KEPT';
}

/**
 * Proposes an entry for other programs, in the caller's transaction: a new one, or other words for one that is only
 * proposed. What people have decided stays. @returns the entry as it is now @throws RULES_NOT_MET: a broken rule
 */
export async function saveGlossaryEntry(projectId: string, { entry, by, audit }: Proposal): Promise<Saved> {
  const { db } = audit;
  if (entry.matchMode === 'REGEX') throw notMet('REGEX_NOT_ALLOWED', 'matchMode');
  const key = {
    source_lang: entry.sourceLang,
    target_lang: entry.targetLang,
    format: entry.format,
    source_content: entry.sourceContent,
  };
  const [before] = (await holdEntries(db, projectId, [key])).values();
  if (before === undefined) {
    const after = await insertEntry(db, projectId, entry, { by, state: 'PROPOSED', origin: 'API' });
    await recordChanges(db, 'CREATE', [{ after }], { by });
    await auditEntry(audit, 'create', { after });
    return { entry: entryOf(after, (await hitsOf(db, projectId, []))(after.id)), outcome: 'ADDED' };
  }
  const hits = (await hitsOf(db, projectId, [before.id]))(before.id);
  const isSame = before.target_content === entry.targetContent;
  if (isSame || before.state !== 'PROPOSED')
    return { entry: entryOf(before, hits), outcome: isSame ? 'SAME' : 'KEPT' };
  const { sourceLang: _, targetLang: __, format: ___, ...change } = entry;
  const after = await updateEntry(db, before, change, by);
  await recordChanges(db, 'UPDATE', [{ before, after }], { by });
  await auditEntry(audit, 'update', { before, after });
  return { entry: entryOf(after, hits), outcome: 'UPDATED' };
}
