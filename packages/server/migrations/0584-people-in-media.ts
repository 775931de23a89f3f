import { type Kysely, sql } from 'kysely';

/** Accounts of the people that a file shows, beside names alone; where-used and merges ask by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE media ADD COLUMN person_ids text[] NOT NULL DEFAULT '{}'`.execute(db);
  await sql`CREATE INDEX media_people ON media USING gin (person_ids)`.execute(db);
}
