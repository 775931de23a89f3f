import { type Kysely, sql } from 'kysely';

/** The signed agreement with a source is a private file of it; it goes with the source and not by its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE attachments
      ADD COLUMN parser_source_id bigint,
      ADD FOREIGN KEY (project_id, parser_source_id) REFERENCES parser_sources (project_id, id),
      DROP CONSTRAINT attachments_of_one_case,
      ADD CONSTRAINT attachments_of_one_case
        CHECK (num_nonnulls(takedown_id, correction_request_id, data_request_id, parser_source_id) <= 1)`.execute(
    db,
  );
  await sql`
    CREATE INDEX attachments_of_parser_source_id ON attachments (project_id, parser_source_id)
    WHERE parser_source_id IS NOT NULL`.execute(db);
}
