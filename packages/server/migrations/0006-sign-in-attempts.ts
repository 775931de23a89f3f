import { type Kysely, sql } from 'kysely';

/** One row per account or address that failed lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sign_in_attempts (
      key text COLLATE "C" PRIMARY KEY,
      failures timestamptz[] NOT NULL DEFAULT '{}',
      locked_until timestamptz,
      update_time timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (update_time)`.execute(db);
}
