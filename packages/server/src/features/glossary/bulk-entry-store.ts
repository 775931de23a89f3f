import type {
  GlossaryFormat,
  GlossaryOrigin,
  GlossaryState,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts';
import { derivedColumns } from './memory/derived-columns.ts';
import { sourceKey } from './memory/source-key.ts';

/** What an entry is found by: one at most has it. */
export interface EntryKey {
  readonly source_lang: string;
  readonly target_lang: string;
  readonly format: GlossaryFormat;
  readonly source_content: string;
}

/** The columns of an entry that people write. */
export type EntryValues = EntryKey &
  Pick<
    EntryRow,
    | 'target_content'
    | 'old_content'
    | 'case_sensitive'
    | 'match_mode'
    | 'domain'
    | 'part_of_speech'
    | 'forbidden'
    | 'note'
    | 'priority'
  > & { readonly state: GlossaryState };

/** The same for the same entry, as a key of a map. */
export const entryKeyOf = (entry: EntryKey): string =>
  `${entry.source_lang} ${entry.target_lang} ${entry.format} ${sourceKey(entry.source_content).toString('base64')}`;

/** The entries of many keys in one statement, locked, by `entryKeyOf`. */
export async function holdEntries(
  db: Db,
  projectId: string,
  keys: readonly EntryKey[],
): Promise<ReadonlyMap<string, EntryRow>> {
  if (keys.length === 0) return new Map();
  const columns = sql.join(ENTRY_COLUMNS.map((column) => sql.ref(`entry.${column}`)));
  const { rows } = await sql<EntryRow>`
    SELECT ${columns}
    FROM (SELECT DISTINCT * FROM unnest(
      ${keys.map((key) => key.source_lang)}::text[], ${keys.map((key) => key.target_lang)}::text[],
      ${keys.map((key) => key.format)}::text[], ${keys.map((key) => sourceKey(key.source_content))}::bytea[])
      AS one (source_lang, target_lang, format, source_key)) AS wanted
    JOIN glossary_entries AS entry ON entry.project_id = ${projectId} AND entry.source_lang = wanted.source_lang
      AND entry.target_lang = wanted.target_lang AND entry.format = wanted.format
      AND entry.source_key = wanted.source_key
    ORDER BY entry.id FOR NO KEY UPDATE OF entry`.execute(db);
  return new Map(rows.map((row) => [entryKeyOf(row), row]));
}

/** New entries; one whose source has been taken meanwhile is left out of the answer. */
export async function insertEntries(
  db: Db,
  projectId: string,
  entries: readonly EntryValues[],
  { by, origin }: { readonly by: Actor; readonly origin: GlossaryOrigin },
): Promise<EntryRow[]> {
  if (entries.length === 0) return [];
  return await db
    .insertInto('glossary_entries')
    .values(
      entries.map((entry) => ({
        project_id: projectId,
        owner_id: by.userId,
        owner_name: by.displayName,
        ...entry,
        ...derivedColumns({ ...entry, project_id: projectId }),
        origin,
        ...createdBy(by),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(ENTRY_COLUMNS)
    .execute();
}

/** Gives held entries other contents, many in one statement; their keys stay. */
export async function updateEntries(
  db: Db,
  projectId: string,
  changes: readonly { readonly before: EntryRow; readonly values: EntryValues }[],
  by: Actor,
): Promise<EntryRow[]> {
  if (changes.length === 0) return [];
  const records = changes.map(({ before, values }) => {
    const { search_terms, target_key, forbidden_keys } = derivedColumns({ ...values, project_id: projectId });
    return { id: before.id, ...values, search_terms, target_key, forbidden_keys };
  });
  const columns = sql.join(ENTRY_COLUMNS.map((column) => sql.ref(`entry.${column}`)));
  const { rows } = await sql<EntryRow>`
    UPDATE glossary_entries AS entry SET
      target_content = new.target_content, old_content = new.old_content, case_sensitive = new.case_sensitive,
      match_mode = new.match_mode, domain = new.domain, part_of_speech = new.part_of_speech,
      forbidden = new.forbidden, note = new.note, priority = new.priority, state = new.state,
      search_terms = new.search_terms::tsvector, target_key = new.target_key, forbidden_keys = new.forbidden_keys,
      version = entry.version + 1, update_time = now(),
      updated_by_id = ${by.userId}, updated_by_name = ${by.displayName}
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS new (
      id bigint, target_content text, old_content text, case_sensitive boolean, match_mode text, domain text,
      part_of_speech text, forbidden text[], note text, priority integer, state text, search_terms text,
      target_key text, forbidden_keys text[])
    WHERE entry.project_id = ${projectId} AND entry.id = new.id
    RETURNING ${columns}`.execute(db);
  return rows;
}
