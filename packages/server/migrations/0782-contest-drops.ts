import { type Kysely, sql } from 'kysely';

/** Pages of contests show these rows: every change drops the contests of the project (0700). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION delivery_drop_contests() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      project CONSTANT bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
    BEGIN
      PERFORM delivery_drop(project, ARRAY['contests-' || project]);
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['contests', 'contest_rules', 'contest_prizes', 'contest_notices'])
    await sql`
      CREATE TRIGGER delivery_drop_changed AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION delivery_drop_contests()`.execute(db);
}
