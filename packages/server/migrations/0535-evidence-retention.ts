import { type Kysely, sql } from 'kysely';

/** Files of ended cases are kept for the project's months and may go after them; the database decides when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE data_request_times ADD COLUMN evidence_months integer NOT NULL DEFAULT 60
      CHECK (evidence_months BETWEEN 24 AND 240)`.execute(db);
  // Null while the case goes on. A file that came after its end has the whole time too.
  await sql`
    CREATE FUNCTION evidence_end(file attachments) RETURNS timestamptz LANGUAGE sql STABLE AS $$
      SELECT greatest(cases.end_time, file.create_time) + make_interval(months => coalesce(
        (SELECT evidence_months FROM data_request_times WHERE project_id = file.project_id), 60))
      FROM (
        SELECT greatest(done_time, reinstated_time) AS end_time FROM takedown_cases
        WHERE project_id = file.project_id AND id = file.takedown_id
        UNION ALL
        SELECT answered_time FROM correction_requests
        WHERE project_id = file.project_id AND id = file.correction_request_id
      ) AS cases
      WHERE cases.end_time IS NOT NULL
    $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION refuse_attachment_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.sha256 IS NOT NULL AND EXISTS (
        SELECT FROM takedown_cases
        WHERE project_id = OLD.project_id AND id = OLD.takedown_id AND state <> 'OPEN'
      ) AND NOT (TG_OP = 'DELETE' AND coalesce(evidence_end(OLD) < now(), false)) THEN
        RAISE EXCEPTION 'the files of a closed takedown case are kept' USING ERRCODE = 'insufficient_privilege';
      END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END $$`.execute(db);
}
