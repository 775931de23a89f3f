import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vote_months (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      month text COLLATE "C" NOT NULL,
      state text COLLATE "C" NOT NULL DEFAULT 'NOTED' CHECK (state IN ('NOTED', 'ANNOUNCED')),
      noted_time timestamptz NOT NULL,
      -- Why it was counted again.
      reason text NOT NULL DEFAULT '',
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint,
      created_by_name text NOT NULL,
      updated_by_id bigint,
      updated_by_name text NOT NULL,
      UNIQUE (project_id, id),
      UNIQUE (project_id, contest_id, month),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id)
    )`.execute(db);
  await sql`
    CREATE TABLE vote_month_places (
      project_id bigint NOT NULL,
      month_id bigint NOT NULL,
      submission_id bigint NOT NULL,
      category text COLLATE "C" NOT NULL,
      place integer NOT NULL,
      points integer NOT NULL,
      votes integer NOT NULL,
      last_time timestamptz NOT NULL,
      is_out boolean NOT NULL,
      prize_id bigint,
      PRIMARY KEY (project_id, month_id, submission_id),
      FOREIGN KEY (project_id, month_id) REFERENCES vote_months (project_id, id) ON DELETE CASCADE,
      FOREIGN KEY (project_id, submission_id) REFERENCES submissions (project_id, id),
      FOREIGN KEY (project_id, prize_id) REFERENCES contest_prizes (project_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX vote_month_winners ON vote_month_places (project_id, submission_id)
    WHERE prize_id IS NOT NULL`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(NEW.project_id, ARRAY['gallery-' || NEW.contest_id]);
      RETURN NULL;
    END $$`.execute(db);
  // The gallery shows these; votes change a work without dropping it.
  await sql`
    CREATE TRIGGER delivery_drop_shown_work
    AFTER UPDATE OF is_public_gallery, state, title, story, category, province_code, taken_place, cover_file_id
    ON submissions FOR EACH ROW WHEN (OLD.is_public_gallery OR NEW.is_public_gallery)
    EXECUTE FUNCTION delivery_drop_gallery()`.execute(db);
}
