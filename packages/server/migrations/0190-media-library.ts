import { type Kysely, sql } from 'kysely';

/** Columns that the library's list filters by, and the words a file is found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE media
      ADD COLUMN lacks_alt boolean NOT NULL GENERATED ALWAYS AS (kind = 'IMAGE' AND alt = '') STORED,
      ADD COLUMN lacks_credit boolean NOT NULL GENERATED ALWAYS AS
        (kind <> 'DOCUMENT' AND credit = '' AND licence <> 'OWN') STORED,
      -- The words of search_text, the project in front of each: no other key is needed.
      ADD COLUMN search_terms tsvector NOT NULL GENERATED ALWAYS AS (
        CASE WHEN search_text = '' THEN ''::tsvector ELSE array_to_tsvector(string_to_array(
          project_id || ':' || replace(search_text, ' ', ' ' || project_id || ':'), ' ')) END) STORED`.execute(
    db,
  );
  await sql`CREATE INDEX media_by_word ON media USING gin (search_terms)`.execute(db);
  for (const [name, order] of Object.entries(ORDERS)) {
    await sql`
      CREATE INDEX ${sql.ref(`media_by_${name}`)} ON media (project_id, ${sql.raw(order)}, id)
      INCLUDE (${sql.raw(ASKED.filter((column) => !order.startsWith(column)).join(', '))})`.execute(db);
  }
  await sql`CREATE INDEX media_by_folder ON media (project_id, folder_id, create_time, id)`.execute(db);
  await sql`
    CREATE INDEX media_out_of_use ON media (project_id, state, create_time, id)
    WHERE state IN ('PROCESSING', 'FAILED', 'QUARANTINED', 'TRASHED')`.execute(db);
  await sql`
    CREATE INDEX media_by_licence_end ON media (project_id, licence_until) INCLUDE (licence_status)
    WHERE state <> 'TRASHED' AND (licence_until IS NOT NULL OR licence_status = 'EXPIRED')`.execute(db);
}

/** Each order of the list, read from either end. */
const ORDERS = {
  create_time: 'create_time',
  update_time: 'update_time',
  taken_time: 'taken_time',
  file_name: 'file_name COLLATE "vi-x-icu"',
  size: 'size_bytes',
} as const;

/** The index holds every filter column, so rows that do not match are never read. */
const ASKED = [
  'state',
  'kind',
  'created_by_id',
  'folder_id',
  'licence',
  'licence_status',
  'licence_until',
  'ai_use',
  'has_identifiable_child',
  'use_count',
  'lacks_alt',
  'lacks_credit',
  'create_time',
  'taken_time',
] as const;
