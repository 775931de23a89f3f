import { type Kysely, sql } from 'kysely';

/** Files that a save speaks of (`cover:12`), so that what holds them is told without reading its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE post_versions ADD COLUMN media text[] NOT NULL DEFAULT '{}'`.execute(db);
}
