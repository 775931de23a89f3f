import { type Kysely, sql } from 'kysely';

/** The post at each save, and every transition it made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_versions (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      -- The version of the post that this save made.
      no integer NOT NULL,
      kind text NOT NULL CHECK (kind IN ('save', 'publish', 'restore', 'found')),
      -- It was public in this form: it is kept for good.
      is_public boolean NOT NULL,
      time timestamptz NOT NULL DEFAULT now(),
      user_id bigint,
      user_name text NOT NULL,
      changed_fields text[] NOT NULL,
      snapshot jsonb NOT NULL,
      note text NOT NULL DEFAULT '',
      PRIMARY KEY (project_id, post_id, no),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE post_moves (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      move text NOT NULL,
      from_state text NOT NULL,
      to_state text NOT NULL,
      -- Null: the product itself, at its time.
      user_id bigint,
      user_name text NOT NULL,
      user_role text,
      reason text NOT NULL DEFAULT '',
      schedule_time timestamptz,
      -- The version of the post after the move.
      version integer NOT NULL,
      time timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX post_moves_of_post ON post_moves (project_id, post_id, id)`.execute(db);
  await sql`CREATE INDEX post_moves_by_time ON post_moves (project_id, time, id)`.execute(db);
}
