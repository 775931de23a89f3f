import { type Kysely, sql } from 'kysely';

/** Columns of a page whose change readers do not see. */
const UNSEEN = [
  'slug_is_manual',
  'state_before_trash',
  'state_time',
  'state_reason',
  'sanitizer_version',
  'review_owner_id',
  'reviewed_by_id',
  'reviewed_by_name',
  'search_words',
  'version',
  'updated_by_id',
  'updated_by_name',
];

/**
 * Pages name each other, so a change of a public one drops all that are kept (0700). Menus name pages by title and
 * address: then the site itself is dropped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const unseen = sql`ARRAY[${sql.join(UNSEEN.map((column) => sql.lit(column)))}]`;
  await sql`
    CREATE FUNCTION delivery_drop_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      old_row CONSTANT jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) - ${unseen} END;
      new_row CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) - ${unseen} END;
      one CONSTANT jsonb := coalesce(new_row, old_row);
      keys text[] := ARRAY['pages-' || (one ->> 'project_id')];
    BEGIN
      IF 'PUBLISHED' NOT IN (coalesce(old_row ->> 'state', ''), coalesce(new_row ->> 'state', '')) THEN
        RETURN NULL;
      END IF;
      IF old_row IS NOT DISTINCT FROM new_row THEN RETURN NULL; END IF;
      IF old_row IS NULL OR new_row IS NULL OR (old_row ->> 'state', old_row ->> 'title', old_row ->> 'path',
        old_row ->> 'lang') IS DISTINCT FROM (new_row ->> 'state', new_row ->> 'title', new_row ->> 'path',
        new_row ->> 'lang') THEN
        keys := keys || ('project-' || (one ->> 'project_id'));
      END IF;
      PERFORM delivery_drop((one ->> 'project_id')::bigint, keys);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER INSERT OR UPDATE OR DELETE ON pages
    FOR EACH ROW EXECUTE FUNCTION delivery_drop_pages()`.execute(db);
}
