import { type Kysely, sql } from 'kysely';

/** Names the key that seals the secrets of this data, so that another SECRET_KEY is noticed at the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE secret_key_marks (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      -- Derived from the key; the key cannot be found from it.
      key_id text NOT NULL,
      update_time timestamptz NOT NULL
    )`.execute(db);
}
