import { type Kysely, sql } from 'kysely';

/** What proves who asks about personal data belongs to the request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE attachments
      ADD COLUMN data_request_id bigint,
      ADD FOREIGN KEY (project_id, data_request_id) REFERENCES data_requests (project_id, id),
      DROP CONSTRAINT attachments_of_one_case,
      ADD CONSTRAINT attachments_of_one_case
        CHECK (num_nonnulls(takedown_id, correction_request_id, data_request_id) <= 1)`.execute(db);
  await sql`
    CREATE INDEX attachments_of_data_request_id ON attachments (project_id, data_request_id)
    WHERE data_request_id IS NOT NULL`.execute(db);
}
