import type { GlossaryAction } from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type EntryRow, wordingOf } from '../entry-row.ts';
import { searchTerms } from '../memory/derived-columns.ts';

export interface ChangeOfEntry {
  readonly before?: EntryRow | undefined;
  readonly after?: EntryRow | undefined;
}

/** Writes what happened to entries, in the transaction that did it. */
export async function recordChanges(
  db: Db,
  action: GlossaryAction,
  changes: readonly ChangeOfEntry[],
  { by, note = '' }: { readonly by: Actor; readonly note?: string },
): Promise<void> {
  const rows = changes.flatMap(({ before, after }) => {
    const entry = after ?? before;
    if (entry === undefined) return [];
    return {
      project_id: entry.project_id,
      entry_id: entry.id,
      action,
      owner_id: entry.owner_id,
      owner_name: entry.owner_name,
      source_lang: entry.source_lang,
      target_lang: entry.target_lang,
      format: entry.format,
      before: before ? JSON.stringify(wordingOf(before)) : null,
      after: after ? JSON.stringify(wordingOf(after)) : null,
      user_id: by.userId,
      user_name: by.displayName,
      note,
      search_terms: searchTerms(entry.project_id, entry.source_content, entry.target_content),
    };
  });
  if (rows.length > 0) await db.insertInto('glossary_changes').values(rows).execute();
}
