import { type Kysely, sql } from 'kysely';

/** Answers of creating calls, kept for 24 hours. A repeated call gets the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE idempotency_keys (
      user_id bigint NOT NULL,
      project_id bigint NOT NULL,
      route text NOT NULL,
      key text COLLATE "C" NOT NULL,
      request_hash bytea NOT NULL,
      response text NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, project_id, route, key)
    )`.execute(db);
  await sql`CREATE INDEX idempotency_keys_by_age ON idempotency_keys (create_time)`.execute(db);
}
