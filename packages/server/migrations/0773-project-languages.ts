import { type Kysely, sql } from 'kysely';

/** What people entered of each language of a project: its name in menus, and what readers get where it has nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE projects ADD COLUMN language_settings jsonb NOT NULL DEFAULT '[]'
      CHECK (jsonb_typeof(language_settings) = 'array')`.execute(db);
}
