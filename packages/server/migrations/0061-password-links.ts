import { type Kysely, sql } from 'kysely';

/** Links with which a person chooses a password. Only the SHA-256 of the secret is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE password_links (
      secret_hash bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
      user_id bigint NOT NULL REFERENCES users (id),
      create_time timestamptz NOT NULL,
      expire_time timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX password_links_of_user ON password_links (user_id)`.execute(db);
}
