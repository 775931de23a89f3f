import { type Kysely, sql } from 'kysely';

/** Leads of home pages that were reported for standing too long; gone once they do not, so that a return is reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE lead_alarms (
      project_id bigint NOT NULL,
      layout_id bigint NOT NULL,
      block_id text NOT NULL,
      lang text NOT NULL,
      post_id bigint NOT NULL,
      make_time timestamptz NOT NULL,
      PRIMARY KEY (project_id, layout_id, block_id, lang, post_id),
      FOREIGN KEY (project_id, layout_id) REFERENCES layouts (project_id, id) ON DELETE CASCADE,
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
