import { type Kysely, sql } from 'kysely';

/** Pickers find people by name and username alone: their e-mail and phone are not everybody's to try out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN name_text text NOT NULL DEFAULT ''`.execute(db);
  await fillNameText(db);
  await sql`
    ALTER TABLE users ADD COLUMN name_terms tsvector NOT NULL
    GENERATED ALWAYS AS (array_to_tsvector(string_to_array(name_text, ' '))) STORED`.execute(db);
  await sql`
    CREATE INDEX users_by_name ON users USING gin (name_terms) WITH (fastupdate = off)
    WHERE deleted_time IS NULL`.execute(db);
}

interface Named {
  readonly id: string;
  readonly display_name: string;
  readonly username: string;
}

async function fillNameText(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`SELECT id, display_name, username FROM users`.execute(db);
  for (const { id, display_name, username } of rows) {
    const text = foldedWords([display_name, username].join(' '));
    await sql`UPDATE users SET name_text = ${text} WHERE id = ${id}`.execute(db);
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
