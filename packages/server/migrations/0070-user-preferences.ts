import { type Kysely, sql } from 'kysely';

/** A person's console preferences: one row per person; the last write wins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE user_preferences (
      user_id bigint PRIMARY KEY REFERENCES users (id),
      app_config jsonb NOT NULL,
      page_config jsonb NOT NULL,
      layout jsonb NOT NULL,
      update_time timestamptz NOT NULL
    )`.execute(db);
}
