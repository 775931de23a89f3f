import { type Kysely, sql } from 'kysely';

/** Unsaved texts: one row per post, person and editing session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_autosaves (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      user_id bigint NOT NULL REFERENCES users (id),
      editing_session text COLLATE "C" NOT NULL,
      -- Version of the post that the text started from.
      base_version integer NOT NULL,
      draft jsonb NOT NULL,
      saved_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, post_id, user_id, editing_session),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX post_autosaves_by_age ON post_autosaves (saved_time)`.execute(db);
}
