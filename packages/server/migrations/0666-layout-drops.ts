import { type Kysely, sql } from 'kysely';

/**
 * A change of what readers see of a layout, or of a template, drops the pages that are arranged (0700): drafts drop
 * nothing. The function that sends is looked up when a trigger runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION delivery_drop_layouts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      here CONSTANT bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
    BEGIN
      PERFORM delivery_drop(here, ARRAY['layouts-' || here]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON layouts FOR EACH ROW
    WHEN ((OLD.state = 'PUBLISHED' OR NEW.state = 'PUBLISHED')
      AND (OLD.state, OLD.kind, OLD.code, OLD.published) IS DISTINCT FROM (NEW.state, NEW.kind, NEW.code, NEW.published))
    EXECUTE FUNCTION delivery_drop_layouts()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_added AFTER INSERT ON layouts FOR EACH ROW
    WHEN (NEW.state = 'PUBLISHED') EXECUTE FUNCTION delivery_drop_layouts()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_removed AFTER DELETE ON layouts FOR EACH ROW
    WHEN (OLD.state = 'PUBLISHED') EXECUTE FUNCTION delivery_drop_layouts()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON content_templates FOR EACH ROW
    WHEN ((OLD.config, OLD.status) IS DISTINCT FROM (NEW.config, NEW.status))
    EXECUTE FUNCTION delivery_drop_layouts()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_removed AFTER DELETE ON content_templates FOR EACH ROW
    EXECUTE FUNCTION delivery_drop_layouts()`.execute(db);
}
