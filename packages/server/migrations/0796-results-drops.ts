import { type Kysely, sql } from 'kysely';

/** Pages of results show awards, their works and their authors' names: every change drops the contests (0700). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION delivery_drop_results() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      project CONSTANT bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
    BEGIN
      PERFORM delivery_drop(project, ARRAY['contests-' || project]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER INSERT OR UPDATE OR DELETE ON contest_awards
    FOR EACH ROW EXECUTE FUNCTION delivery_drop_results()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_result AFTER UPDATE ON submissions FOR EACH ROW
    WHEN ((OLD.state IN ('AWARDED', 'REVOKED') OR NEW.state IN ('AWARDED', 'REVOKED')
        OR OLD.is_exhibited OR NEW.is_exhibited OR OLD.is_recalled OR NEW.is_recalled)
      AND (OLD.state, OLD.title, OLD.story, OLD.taken_place, OLD.province_code, OLD.cover_file_id, OLD.is_exhibited,
        OLD.exhibition_code, OLD.is_public_gallery, OLD.is_recalled, OLD.usage_accepted)
      IS DISTINCT FROM (NEW.state, NEW.title, NEW.story, NEW.taken_place, NEW.province_code, NEW.cover_file_id,
        NEW.is_exhibited, NEW.exhibition_code, NEW.is_public_gallery, NEW.is_recalled, NEW.usage_accepted))
    EXECUTE FUNCTION delivery_drop_results()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_result AFTER UPDATE ON entrants FOR EACH ROW
    WHEN ((OLD.full_name, OLD.stage_name, OLD.group_name) IS DISTINCT FROM
      (NEW.full_name, NEW.stage_name, NEW.group_name))
    EXECUTE FUNCTION delivery_drop_results()`.execute(db);
}
