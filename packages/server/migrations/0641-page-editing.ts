import { type Kysely, sql } from 'kysely';

/** What the shared editing of articles needs of pages: the same columns as for posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE page_sessions (
      project_id bigint NOT NULL,
      page_id bigint NOT NULL,
      user_id bigint NOT NULL REFERENCES users (id),
      editing_session text COLLATE "C" NOT NULL,
      user_name text NOT NULL,
      session_id text COLLATE "C" NOT NULL,
      place text,
      opened_time timestamptz NOT NULL DEFAULT now(),
      seen_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, page_id, user_id, editing_session),
      FOREIGN KEY (project_id, page_id) REFERENCES pages (project_id, id) ON DELETE CASCADE
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`CREATE INDEX page_sessions_by_age ON page_sessions (opened_time)`.execute(db);
  await sql`
    CREATE TABLE page_locks (
      project_id bigint NOT NULL,
      page_id bigint NOT NULL,
      user_id bigint NOT NULL REFERENCES users (id),
      user_name text NOT NULL,
      editing_session text COLLATE "C" NOT NULL,
      session_id text COLLATE "C",
      since timestamptz NOT NULL DEFAULT now(),
      seen_time timestamptz NOT NULL DEFAULT now(),
      typed_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, page_id),
      FOREIGN KEY (project_id, page_id) REFERENCES pages (project_id, id) ON DELETE CASCADE,
      CHECK ((editing_session = '') = (session_id IS NULL))
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`CREATE INDEX page_locks_by_age ON page_locks (since)`.execute(db);
  await sql`
    CREATE TABLE page_autosaves (
      project_id bigint NOT NULL,
      page_id bigint NOT NULL,
      user_id bigint NOT NULL REFERENCES users (id),
      editing_session text COLLATE "C" NOT NULL,
      base_version integer NOT NULL,
      draft jsonb NOT NULL,
      saved_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, page_id, user_id, editing_session),
      FOREIGN KEY (project_id, page_id) REFERENCES pages (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX page_autosaves_by_age ON page_autosaves (saved_time)`.execute(db);
  await sql`
    CREATE TABLE page_versions (
      project_id bigint NOT NULL,
      page_id bigint NOT NULL,
      no integer NOT NULL,
      kind text NOT NULL CHECK (kind IN ('save', 'publish', 'restore', 'drop', 'found')),
      is_public boolean NOT NULL,
      time timestamptz NOT NULL DEFAULT now(),
      user_id bigint,
      user_name text NOT NULL,
      changed_fields text[] NOT NULL,
      snapshot jsonb NOT NULL,
      has_content boolean NOT NULL DEFAULT true,
      media text[] NOT NULL DEFAULT '{}',
      note text NOT NULL DEFAULT '',
      is_substantive boolean NOT NULL DEFAULT false,
      PRIMARY KEY (project_id, page_id, no),
      FOREIGN KEY (project_id, page_id) REFERENCES pages (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE page_publications (
      project_id bigint NOT NULL,
      page_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind = 'publish'),
      user_id bigint NOT NULL,
      time timestamptz NOT NULL,
      commit_time timestamptz NOT NULL DEFAULT now(),
      -- Of the page after it.
      version integer NOT NULL,
      -- The columns that come back.
      before jsonb NOT NULL,
      PRIMARY KEY (project_id, page_id),
      FOREIGN KEY (project_id, page_id) REFERENCES pages (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
