import { type Kysely, sql } from 'kysely';

/** The request that a correction was written for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_corrections
      ADD COLUMN request_id bigint,
      ADD FOREIGN KEY (project_id, request_id) REFERENCES correction_requests (project_id, id)`.execute(db);
  await sql`
    CREATE INDEX post_corrections_of_request ON post_corrections (project_id, request_id)
    WHERE request_id IS NOT NULL`.execute(db);
}
