import { type Kysely, sql } from 'kysely';

/** Columns whose change readers do not see. */
const UNSEEN = {
  menus: [
    'draft',
    'swept_problems',
    'search_text',
    'code',
    'version',
    'update_time',
    'updated_by_id',
    'updated_by_name',
  ],
  partner_logos: ['search_text', 'version', 'update_time', 'updated_by_id', 'updated_by_name'],
} as const;

/** Menus and logos stand on every page of a site: a change of one drops them all (0700). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(UNSEEN)) {
    const run = `delivery_drop_${table}`;
    const unseen = sql`ARRAY[${sql.join(columns.map((column) => sql.lit(column)))}]`;
    await sql`
      CREATE FUNCTION ${sql.raw(run)}() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        old_row CONSTANT jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) - ${unseen} END;
        new_row CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) - ${unseen} END;
        one CONSTANT jsonb := coalesce(new_row, old_row);
      BEGIN
        IF old_row IS DISTINCT FROM new_row THEN
          PERFORM delivery_drop((one ->> 'project_id')::bigint, ARRAY['project-' || (one ->> 'project_id')]);
        END IF;
        RETURN NULL;
      END $$`.execute(db);
    await sql`
      CREATE TRIGGER delivery_drop_changed AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION ${sql.raw(run)}()`.execute(db);
  }
}
