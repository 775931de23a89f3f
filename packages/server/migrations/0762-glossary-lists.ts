import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What entries are found by, beside the hash of their source: words, likeness, and what may contradict them.
  await sql`
    ALTER TABLE glossary_entries
      ADD COLUMN search_terms tsvector NOT NULL DEFAULT '',
      ADD COLUMN fold_key text COLLATE "C" NOT NULL DEFAULT '',
      ADD COLUMN target_key text COLLATE "C" NOT NULL DEFAULT '',
      ADD COLUMN forbidden_keys text[] NOT NULL DEFAULT '{}'`.execute(db);
  for (const columns of [
    'update_time DESC, id DESC',
    'state, update_time DESC, id DESC',
    'format, update_time DESC, id DESC',
    'owner_id, update_time DESC, id DESC',
    'source_lang, target_lang, format, state, update_time DESC, id DESC',
  ])
    await sql`CREATE INDEX ON glossary_entries (project_id, ${sql.raw(columns)})`.execute(db);
  await sql`
    CREATE INDEX glossary_entries_by_domain ON glossary_entries (project_id, domain, update_time DESC, id DESC)
    WHERE domain <> ''`.execute(db);
  await sql`
    CREATE INDEX glossary_entries_by_word ON glossary_entries USING gin (search_terms) WITH (fastupdate = off)`.execute(
    db,
  );
  await sql`
    CREATE INDEX glossary_entries_by_sketch ON glossary_entries USING gin (sketch) WITH (fastupdate = off)`.execute(
    db,
  );
  // How often texts were translated with an entry, by the day of the newsroom.
  await sql`
    CREATE TABLE glossary_hits (
      project_id bigint NOT NULL,
      entry_id bigint NOT NULL,
      day date NOT NULL,
      hits integer NOT NULL CHECK (hits > 0),
      PRIMARY KEY (project_id, entry_id, day),
      FOREIGN KEY (project_id, entry_id) REFERENCES glossary_entries (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
