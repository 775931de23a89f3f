import { type Kysely, sql } from 'kysely';

/**
 * A record and its translations name each other on their pages: a change of one, its publication and its takedown
 * above all, drops the pages of all (0700). They share a key, so that lists with a card of one stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await followPosts(db);
  await followEvents(db);
  await followFields(db);
}

async function followPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION delivery_keys_of_post(project bigint, post bigint, facets text[]) RETURNS text[]
    LANGUAGE sql STABLE AS $$
      SELECT ARRAY['post-' || post, 'posts-' || project, 'translated-post-' || coalesce(
          (SELECT translation_of FROM posts WHERE project_id = project AND id = post), post)]
        || ARRAY(SELECT 'category-' || category_id FROM post_categories WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT 'tagged-' || tag_id FROM post_tags WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT 'post-' || post_id FROM post_corrections
          WHERE project_id = project AND correction_post_id = post)
        || ARRAY(SELECT 'post-' || correction_post_id FROM post_corrections
          WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT replace(substr(facet, length(project::text) + 2), 'account:', 'naming-')
          FROM unnest(facets) AS facet WHERE starts_with(facet, project || ':account:'))
        || ARRAY(SELECT replace(substr(facet, length(project::text) + 2), 'event:', 'about-')
          FROM unnest(facets) AS facet WHERE starts_with(facet, project || ':event:'))
        || ARRAY(SELECT 'clock-' || project FROM posts
          WHERE project_id = project AND id = post AND (details ? 'embargoUntil' OR published_time > now()))
    $$`.execute(db);
  await followOriginal(db, 'posts', 'post');
}

/** A row that becomes a translation of another one, or is none any more. */
async function followOriginal(db: Kysely<unknown>, table: string, name: string): Promise<void> {
  const run = `delivery_drop_translated_${name}`;
  const prefix = sql.lit(`translated-${name}-`);
  await sql`
    CREATE FUNCTION ${sql.raw(run)}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(NEW.project_id, ARRAY[${prefix} || NEW.id,
        ${prefix} || coalesce(OLD.translation_of, NEW.id), ${prefix} || coalesce(NEW.translation_of, NEW.id)]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_original AFTER UPDATE OF translation_of ON ${sql.table(table)} FOR EACH ROW
    WHEN (OLD.translation_of IS DISTINCT FROM NEW.translation_of)
    EXECUTE FUNCTION ${sql.raw(run)}()`.execute(db);
}

async function followEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION delivery_drop_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(NEW.project_id, ARRAY['event-' || NEW.id, 'events-' || NEW.project_id,
        'translated-event-' || coalesce(NEW.translation_of, NEW.id)]);
      RETURN NULL;
    END $$`.execute(db);
  await followOriginal(db, 'events', 'event');
}

/** Names of categories, titles of menus and words of blocks stand on every page of a site in their language. */
async function followFields(db: Kysely<unknown>): Promise<void> {
  const isByField = sql.raw(`kind IN ('CATEGORY', 'MENU', 'TEMPLATE')`);
  const drop = (rows: ReturnType<typeof sql>) => sql`
    BEGIN
      PERFORM delivery_drop(project_id, ARRAY['project-' || project_id]) FROM (
        SELECT DISTINCT whole.project_id FROM (${rows}) AS changed
        JOIN translations AS whole ON whole.project_id = changed.project_id AND whole.id = changed.translation_id
        WHERE whole.${isByField}) AS touched;
      RETURN NULL;
    END`;
  await sql`
    CREATE FUNCTION delivery_drop_changed_segments() RETURNS trigger LANGUAGE plpgsql AS $$
    ${drop(sql`
      SELECT new_rows.project_id, new_rows.translation_id FROM old_rows JOIN new_rows USING (id)
      WHERE (old_rows.state = 'APPROVED' OR new_rows.state = 'APPROVED')
        AND (old_rows.state, old_rows.target_text) IS DISTINCT FROM (new_rows.state, new_rows.target_text)`)} $$`.execute(
    db,
  );
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON translation_segments
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_changed_segments()`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_segments() RETURNS trigger LANGUAGE plpgsql AS $$
    ${drop(sql`SELECT project_id, translation_id FROM some_rows WHERE state = 'APPROVED'`)} $$`.execute(db);
  for (const [event, rows] of [
    ['INSERT', 'NEW'],
    ['DELETE', 'OLD'],
  ] as const)
    await sql`
      CREATE TRIGGER ${sql.ref(`delivery_drop_on_${event.toLowerCase()}`)}
      AFTER ${sql.raw(event)} ON translation_segments REFERENCING ${sql.raw(rows)} TABLE AS some_rows
      FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_segments()`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_translation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(OLD.project_id, ARRAY['project-' || OLD.project_id]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_state AFTER UPDATE OF state ON translations FOR EACH ROW
    WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.${isByField})
    EXECUTE FUNCTION delivery_drop_translation()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_deleted AFTER DELETE ON translations FOR EACH ROW
    WHEN (OLD.${isByField}) EXECUTE FUNCTION delivery_drop_translation()`.execute(db);
}
