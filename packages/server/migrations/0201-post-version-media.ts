import { type Kysely, sql } from 'kysely';

/** Files that a version refers to (`cover:12`), so that its holders are found without reading its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE post_versions ADD COLUMN media text[] NOT NULL DEFAULT '{}'`.execute(db);
}
