import { type Kysely, sql } from 'kysely';

/** People are found by any word of their name, e-mail, username and phone, without diacritics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN search_text text NOT NULL DEFAULT ''`.execute(db);
  await fillSearchText(db);
  await sql`
    ALTER TABLE users ADD COLUMN search_terms tsvector NOT NULL
    GENERATED ALWAYS AS (array_to_tsvector(string_to_array(search_text, ' '))) STORED`.execute(db);
  const alive = sql`WHERE deleted_time IS NULL`;
  await sql`
    CREATE INDEX users_search ON users USING gin (search_terms) WITH (fastupdate = off) ${alive}`.execute(db);
  await sql`
    CREATE INDEX users_by_display_name ON users (display_name COLLATE "vi-x-icu", id) ${alive}`.execute(db);
  await sql`CREATE INDEX users_by_creation ON users (create_time, id) ${alive}`.execute(db);
  await sql`CREATE INDEX users_by_update ON users (update_time, id) ${alive}`.execute(db);
  await sql`CREATE INDEX users_by_sign_in ON users (last_sign_in_time, id) ${alive}`.execute(db);
}

interface Named {
  readonly id: string;
  readonly display_name: string;
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
}

async function fillSearchText(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`SELECT id, display_name, username, email, mobile FROM users`.execute(db);
  for (const { id, display_name, username, email, mobile } of rows) {
    const text = foldedWords([display_name, username, email, mobile].join(' '));
    await sql`UPDATE users SET search_text = ${text} WHERE id = ${id}`.execute(db);
  }
}

/** A copy of the folding function as it was when this migration was written. */
function foldedWords(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[đĐÐ]/g, 'd')
    .toLowerCase();
  return [...new Set(folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].join(' ');
}
