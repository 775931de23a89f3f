import { type Kysely, sql } from 'kysely';

/** Private files of cases, and the tickets with which readers send them before their form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE attachment_tickets (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      form text NOT NULL,
      token_hash bytea NOT NULL UNIQUE,
      expire_time timestamptz NOT NULL,
      used_time timestamptz,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id)
    )`.execute(db);
  await sql`CREATE INDEX attachment_tickets_by_end ON attachment_tickets (expire_time)`.execute(db);
  await sql`
    CREATE TABLE attachments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      takedown_id bigint,
      correction_request_id bigint,
      -- Of a reader; until the form comes, the file has no case.
      ticket_id bigint,
      key text NOT NULL UNIQUE,
      file_name text NOT NULL,
      mime text NOT NULL,
      -- As announced, so that files that are still arriving count too.
      size_bytes integer NOT NULL CHECK (size_bytes > 0),
      -- Null while the bytes arrive.
      sha256 bytea,
      create_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint REFERENCES users (id),
      created_by_name text NOT NULL,
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, takedown_id) REFERENCES takedown_cases (project_id, id),
      FOREIGN KEY (project_id, correction_request_id) REFERENCES correction_requests (project_id, id),
      FOREIGN KEY (project_id, ticket_id) REFERENCES attachment_tickets (project_id, id)
        ON DELETE SET NULL (ticket_id),
      CONSTRAINT attachments_of_one_case CHECK (num_nonnulls(takedown_id, correction_request_id) <= 1)
    )`.execute(db);
  for (const owner of ['takedown_id', 'correction_request_id', 'ticket_id']) {
    await sql`CREATE INDEX ${sql.ref(`attachments_of_${owner}`)} ON attachments (project_id, ${sql.ref(owner)})
      WHERE ${sql.ref(owner)} IS NOT NULL`.execute(db);
  }
  await sql`CREATE INDEX attachments_of_readers ON attachments (project_id, create_time)
    WHERE created_by_id IS NULL`.execute(db);
  await sql`CREATE INDEX attachments_arriving ON attachments (create_time) WHERE sha256 IS NULL`.execute(db);
  await countInRoom(db);
  await keepFilesOfClosedCases(db);
}

/** They take room of their project as files of the library do. */
async function countInRoom(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TRIGGER count_attachment_bytes_on_insert AFTER INSERT ON attachments
    REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_media_bytes_on_insert()`.execute(db);
  await sql`
    CREATE TRIGGER count_attachment_bytes_on_delete AFTER DELETE ON attachments
    REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_media_bytes_on_delete()`.execute(db);
}

/** What a takedown rests on is kept with its case. */
async function keepFilesOfClosedCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION refuse_attachment_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.sha256 IS NOT NULL AND EXISTS (
        SELECT FROM takedown_cases
        WHERE project_id = OLD.project_id AND id = OLD.takedown_id AND state <> 'OPEN'
      ) THEN
        RAISE EXCEPTION 'the files of a closed takedown case are kept' USING ERRCODE = 'insufficient_privilege';
      END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER attachments_of_closed_cases_are_kept BEFORE UPDATE OR DELETE ON attachments
    FOR EACH ROW EXECUTE FUNCTION refuse_attachment_change()`.execute(db);
}
