import { type Kysely, sql } from 'kysely';

/** Which comments came with which import, so that none comes twice and a run can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE imported_comments (
      project_id bigint NOT NULL,
      -- Hash of the site, the item and the comment's own number.
      key_hash text COLLATE "C" NOT NULL,
      run_id bigint NOT NULL,
      comment_id bigint NOT NULL,
      PRIMARY KEY (project_id, key_hash),
      FOREIGN KEY (project_id, run_id) REFERENCES import_runs (project_id, id),
      FOREIGN KEY (project_id, comment_id) REFERENCES comments (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX imported_comments_of_run ON imported_comments (project_id, run_id)`.execute(db);
  await sql`CREATE INDEX imported_comments_of_comment ON imported_comments (project_id, comment_id)`.execute(
    db,
  );
}
