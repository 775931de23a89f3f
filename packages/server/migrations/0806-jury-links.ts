import { type Kysely, sql } from 'kysely';

/** Personal links of external jurors, and what is open by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE jury_links (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      juror_id bigint NOT NULL,
      -- The secret of the mail is derived from it; its hash is there once the mail is written.
      nonce text COLLATE "C" NOT NULL,
      token_hash bytea UNIQUE,
      expire_time timestamptz NOT NULL,
      sent_time timestamptz,
      refused_time timestamptz,
      open_time timestamptz,
      revoked_time timestamptz,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, juror_id) REFERENCES contest_jurors (project_id, id)
    )`.execute(db);
  // A new link ends the old ones.
  await sql`
    CREATE UNIQUE INDEX jury_links_that_work ON jury_links (project_id, juror_id)
    WHERE revoked_time IS NULL`.execute(db);
  await sql`CREATE INDEX jury_links_of ON jury_links (project_id, juror_id, id DESC)`.execute(db);
  await sql`
    CREATE TABLE jury_sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      link_id bigint NOT NULL,
      token_hash bytea NOT NULL UNIQUE,
      expire_time timestamptz NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, link_id) REFERENCES jury_links (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX jury_sessions_of ON jury_sessions (project_id, link_id)`.execute(db);
  await sql`CREATE INDEX jury_sessions_by_end ON jury_sessions (expire_time)`.execute(db);
  await sql`
    ALTER TABLE entry_codes DROP CONSTRAINT entry_codes_purpose_check,
      ADD CONSTRAINT entry_codes_purpose_check CHECK (purpose IN ('ENTRY', 'VOTE', 'JURY'))`.execute(db);
}
