import { type Kysely, sql } from 'kysely';

/** Reads of public posts: one row a post and day of Việt Nam, without anything about readers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_reads (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      day date NOT NULL,
      reads integer NOT NULL,
      PRIMARY KEY (project_id, post_id, day),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX post_reads_of_day ON post_reads (project_id, day)`.execute(db);
}
