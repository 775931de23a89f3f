import { type Kysely, sql } from 'kysely';

/** Who votes: a verified e-mail of one contest, so that these personal data end with the contest's own period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A code of the mail serves for one of the three.
  await sql`
    ALTER TABLE entry_codes ADD COLUMN purpose text COLLATE "C" NOT NULL DEFAULT 'ENTRY'
      CHECK (purpose IN ('ENTRY', 'VOTE', 'JURY'))`.execute(db);
  await sql`
    CREATE TABLE contest_voters (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      email_key text COLLATE "C" NOT NULL,
      name text NOT NULL,
      -- Without digits, dots and marks: what the search for similar names compares.
      email_stem text COLLATE "C" NOT NULL,
      name_stem text COLLATE "C" NOT NULL,
      -- Keyed hashes: no address is stored.
      network_hash bytea NOT NULL,
      device_hash bytea NOT NULL,
      verified_time timestamptz NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      UNIQUE (project_id, contest_id, id),
      UNIQUE (project_id, contest_id, email_key),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX contest_voters_by_email ON contest_voters (project_id, email_key)`.execute(db);
  await sql`
    CREATE TABLE voter_sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      voter_id bigint NOT NULL,
      token_hash bytea NOT NULL UNIQUE,
      expire_time timestamptz NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, voter_id) REFERENCES contest_voters (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX voter_sessions_of ON voter_sessions (project_id, voter_id)`.execute(db);
  await sql`CREATE INDEX voter_sessions_by_end ON voter_sessions (expire_time)`.execute(db);
}
