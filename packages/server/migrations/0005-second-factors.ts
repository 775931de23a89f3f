import { type Kysely, sql } from 'kysely';

/** Secrets are sealed with AES-256-GCM; the key id says with which key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE second_factors (
      user_id bigint PRIMARY KEY REFERENCES users (id),
      secret bytea,
      secret_key_id text,
      last_step integer NOT NULL DEFAULT 0,
      enabled_time timestamptz,
      pending_secret bytea,
      pending_key_id text,
      pending_until timestamptz,
      CHECK ((secret IS NULL) = (secret_key_id IS NULL)),
      CHECK ((pending_secret IS NULL) = (pending_key_id IS NULL)),
      CHECK ((pending_secret IS NULL) = (pending_until IS NULL))
    )`.execute(db);
  await sql`
    CREATE TABLE recovery_codes (
      user_id bigint NOT NULL REFERENCES users (id),
      code_hash bytea NOT NULL,
      used_time timestamptz,
      PRIMARY KEY (user_id, code_hash)
    )`.execute(db);
}
