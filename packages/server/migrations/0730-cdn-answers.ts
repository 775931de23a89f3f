import { type Kysely, sql } from 'kysely';

/** When the network of caches last answered that it dropped the pages of a post, for the receipts of publications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE cdn_answers (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      answer_time timestamptz NOT NULL,
      PRIMARY KEY (project_id, post_id),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
