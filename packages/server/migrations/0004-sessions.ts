import { type Kysely, sql } from 'kysely';

/** Only the SHA-256 of a token is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sessions (
      id text COLLATE "C" PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
      user_id bigint NOT NULL REFERENCES users (id),
      kind text NOT NULL CHECK (kind IN ('half-way', 'full')),
      cred_version integer NOT NULL,
      second_factor_passed boolean NOT NULL DEFAULT false,
      create_time timestamptz NOT NULL,
      last_use_time timestamptz NOT NULL,
      idle_until timestamptz NOT NULL,
      absolute_until timestamptz NOT NULL,
      address text NOT NULL,
      user_agent text NOT NULL,
      ended_time timestamptz,
      end_reason text CHECK (end_reason IN ('signed-out', 'second-step-passed', 'ended-elsewhere',
        'too-many-sessions', 'password-changed', 'second-factor-changed', 'account-changed')),
      CHECK ((ended_time IS NULL) = (end_reason IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX sessions_of_user ON sessions (user_id, last_use_time)`.execute(db);
}
