import { type Kysely, sql } from 'kysely';

/** The days on which a login may be used, both included, and whether it must have a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN access_from date,
      ADD COLUMN access_to date,
      ADD COLUMN force_factor boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT users_access_days CHECK (access_from <= access_to)`.execute(db);
}
