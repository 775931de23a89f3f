import { type Kysely, sql } from 'kysely';

/** What readers write before a work is sent, and the codes and links that open it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE entry_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      email text NOT NULL,
      email_key text COLLATE "C" NOT NULL,
      language text COLLATE "C" NOT NULL,
      -- Code and link of the mail are derived from it, so neither is stored.
      nonce text COLLATE "C" NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      expire_time timestamptz NOT NULL,
      used_time timestamptz,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX entry_codes_of ON entry_codes (project_id, contest_id, email_key, id DESC)`.execute(db);
  await sql`CREATE INDEX entry_codes_by_end ON entry_codes (expire_time)`.execute(db);
  await sql`
    CREATE TABLE entry_links (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      email text NOT NULL,
      email_key text COLLATE "C" NOT NULL,
      token_hash bytea NOT NULL UNIQUE,
      expire_time timestamptz NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id)
    )`.execute(db);
  await sql`CREATE INDEX entry_links_by_end ON entry_links (expire_time)`.execute(db);
  await sql`CREATE INDEX entry_links_of ON entry_links (project_id, email_key)`.execute(db);
  await sql`
    CREATE TABLE entry_drafts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      email text NOT NULL,
      email_key text COLLATE "C" NOT NULL,
      language text COLLATE "C" NOT NULL,
      -- The work that it mends.
      fixes_id bigint,
      -- The work that it became.
      submission_id bigint,
      author jsonb NOT NULL DEFAULT '{}',
      work jsonb NOT NULL DEFAULT '{}',
      -- Order and captions of the files.
      files jsonb NOT NULL DEFAULT '[]',
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL,
      expire_time timestamptz NOT NULL,
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id),
      FOREIGN KEY (project_id, fixes_id) REFERENCES submissions (project_id, id),
      FOREIGN KEY (project_id, submission_id) REFERENCES submissions (project_id, id)
    )`.execute(db);
  // One draft of a new work, and one for each work that is mended.
  await sql`
    CREATE UNIQUE INDEX entry_drafts_open
    ON entry_drafts (project_id, contest_id, email_key, coalesce(fixes_id, 0)) WHERE submission_id IS NULL`.execute(
    db,
  );
  await sql`
    ALTER TABLE submission_files ADD FOREIGN KEY (project_id, draft_id) REFERENCES entry_drafts (project_id, id)`.execute(
    db,
  );
  await sql`
    CREATE INDEX submission_files_of_draft ON submission_files (project_id, draft_id)
    WHERE draft_id IS NOT NULL`.execute(db);
  await createUploads(db);
}

/** Files of drafts that are still arriving. */
async function createUploads(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE entry_uploads (
      id text COLLATE "C" PRIMARY KEY,
      project_id bigint NOT NULL,
      draft_id bigint NOT NULL,
      length bigint NOT NULL CHECK (length > 0),
      safe_bytes bigint NOT NULL DEFAULT 0 CHECK (safe_bytes BETWEEN 0 AND length),
      -- Who may add parts: the connection that came last.
      lease uuid,
      file_name text NOT NULL,
      -- Under which its file is going to be stored.
      key text COLLATE "C" NOT NULL UNIQUE,
      -- Once it has ended.
      file_id bigint,
      is_dropped boolean NOT NULL DEFAULT false,
      begin_time timestamptz NOT NULL,
      update_time timestamptz NOT NULL,
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, draft_id) REFERENCES entry_drafts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX entry_uploads_of ON entry_uploads (project_id, draft_id)`.execute(db);
  await sql`
    CREATE INDEX entry_uploads_by_time ON entry_uploads (project_id, begin_time) INCLUDE (length)`.execute(
    db,
  );
  await sql`
    CREATE TABLE entry_upload_parts (
      project_id bigint NOT NULL,
      upload_id text COLLATE "C" NOT NULL,
      first_byte bigint NOT NULL,
      size_bytes bigint NOT NULL CHECK (size_bytes > 0),
      name text COLLATE "C" NOT NULL,
      PRIMARY KEY (project_id, upload_id, first_byte),
      FOREIGN KEY (project_id, upload_id) REFERENCES entry_uploads (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
