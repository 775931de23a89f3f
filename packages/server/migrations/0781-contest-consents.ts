import { type Kysely, sql } from 'kysely';

/** Who agreed to which version of which text, when and from where. Rows stay; only the address may be forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE contest_consents (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      submission_id bigint NOT NULL,
      entrant_id bigint NOT NULL,
      kind text COLLATE "C" NOT NULL
        CHECK (kind IN ('RULES', 'PRIVACY', 'COPYRIGHT', 'GUARDIAN', 'MODEL', 'MARKETING')),
      rules_version integer NOT NULL,
      time timestamptz NOT NULL,
      -- '' once it is forgotten.
      address text NOT NULL,
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, submission_id) REFERENCES submissions (project_id, id),
      FOREIGN KEY (project_id, contest_id, entrant_id) REFERENCES entrants (project_id, contest_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX contest_consents_of_work ON contest_consents (project_id, submission_id, id)`.execute(db);
  await sql`
    CREATE INDEX contest_consents_of_entrant ON contest_consents (project_id, entrant_id)`.execute(db);
  await sql`
    CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        OLD.address := '';
        IF NEW IS NOT DISTINCT FROM OLD THEN
          RETURN NEW;
        END IF;
      END IF;
      RAISE EXCEPTION 'contest_consents is append-only' USING ERRCODE = 'insufficient_privilege';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER contest_consents_are_kept BEFORE UPDATE OR DELETE ON contest_consents
    FOR EACH ROW EXECUTE FUNCTION refuse_consent_change()`.execute(db);
  await sql`
    CREATE TRIGGER contest_consents_are_not_emptied BEFORE TRUNCATE ON contest_consents
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_consent_change()`.execute(db);
}
