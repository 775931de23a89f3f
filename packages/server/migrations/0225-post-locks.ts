import { type Kysely, sql } from 'kysely';

/** The one editing session that may write the text of a post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_locks (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      user_id bigint NOT NULL REFERENCES users (id),
      user_name text NOT NULL,
      -- '' for who was given the post and has not opened it yet; then without a sign-in.
      editing_session text COLLATE "C" NOT NULL,
      session_id text COLLATE "C",
      since timestamptz NOT NULL DEFAULT now(),
      seen_time timestamptz NOT NULL DEFAULT now(),
      typed_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, post_id),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE,
      CHECK ((editing_session = '') = (session_id IS NULL))
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`CREATE INDEX post_locks_by_age ON post_locks (since)`.execute(db);
}
