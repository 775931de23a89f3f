import { type Kysely, sql } from 'kysely';

/** An editor's due time for a post, the message of the assignment, and who watches a scheduled post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE posts
      -- Only while the post is with an editor.
      ADD COLUMN edit_due_time timestamptz,
      ADD COLUMN assign_text text NOT NULL DEFAULT '',
      -- Who looks after a scheduled post in the place of who scheduled it.
      ADD COLUMN watched_by_id bigint,
      ADD COLUMN watched_by_name text NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE post_moves ADD COLUMN due_time timestamptz`.execute(db);
  await sql`
    CREATE INDEX posts_by_due ON posts (project_id, edit_due_time NULLS LAST, id)
    INCLUDE (state, created_by_id) WHERE state <> 'TRASHED'`.execute(db);
  await sql`
    CREATE INDEX posts_in_hand_by_due ON posts (project_id, assignee_id, edit_due_time NULLS LAST, id)
    INCLUDE (state) WHERE state IN ('SUBMITTED', 'EDITING')`.execute(db);
  await sql`
    CREATE INDEX posts_watched_by ON posts (project_id, coalesce(watched_by_id, approved_by_id), schedule_time, id)
    WHERE state = 'SCHEDULED'`.execute(db);
  await sql`CREATE INDEX post_locks_of_user ON post_locks (project_id, user_id)`.execute(db);
}
