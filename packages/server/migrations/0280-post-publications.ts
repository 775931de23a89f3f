import { type Kysely, sql } from 'kysely';

/** The newest publication of a post by a person, with what is needed to take it back within its minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_publications (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      -- publish: of the post. apply: of the changes of a public post.
      kind text NOT NULL CHECK (kind IN ('publish', 'apply')),
      user_id bigint NOT NULL,
      time timestamptz NOT NULL,
      -- Of its transaction: what ended in it has the same time.
      commit_time timestamptz NOT NULL DEFAULT now(),
      -- Of the post after it.
      version integer NOT NULL,
      -- The columns that come back.
      before jsonb NOT NULL,
      PRIMARY KEY (project_id, post_id),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
