import { type Kysely, sql } from 'kysely';

/** Open posts: one row per person and editing session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_sessions (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      user_id bigint NOT NULL REFERENCES users (id),
      editing_session text COLLATE "C" NOT NULL,
      user_name text NOT NULL,
      -- The sign-in it belongs to; with it the editing session ends.
      session_id text COLLATE "C" NOT NULL,
      -- Field in which the person is.
      place text,
      opened_time timestamptz NOT NULL DEFAULT now(),
      seen_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, post_id, user_id, editing_session),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`CREATE INDEX post_sessions_by_age ON post_sessions (opened_time)`.execute(db);
}
