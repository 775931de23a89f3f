import { type Kysely, sql } from 'kysely';

/**
 * How often readers called within a window. Keys are hashes: no address and no e-mail is stored. Unlogged: a crash
 * forgets the counts of an hour and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE reader_counts (
      key bytea NOT NULL,
      window_start timestamptz NOT NULL,
      calls integer NOT NULL,
      PRIMARY KEY (key, window_start)
    )`.execute(db);
  await sql`CREATE INDEX reader_counts_by_age ON reader_counts (window_start)`.execute(db);
}
