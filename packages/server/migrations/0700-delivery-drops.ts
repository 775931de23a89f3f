import { type Kysely, sql } from 'kysely';

/**
 * Every change of what readers see notifies the processes that keep answers for them, in the transaction that makes it
 * and whichever statement does: each names the keys of what changed (`shown-keys.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX posts_public ON posts (project_id, published_time DESC, id DESC) WHERE state = 'PUBLISHED'`.execute(
    db,
  );
  await sql`
    CREATE INDEX posts_under_embargo ON posts (project_id)
    WHERE state = 'PUBLISHED' AND details ? 'embargoUntil'`.execute(db);
  await createDrop(db);
  await followPosts(db);
  await followPostTerms(db);
  await followEvents(db);
  await followRecords(db);
}

async function createDrop(db: Kysely<unknown>): Promise<void> {
  // A notice holds 8,000 bytes; whoever has more keys than fit drops the whole project.
  await sql`
    CREATE FUNCTION delivery_drop(project bigint, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      said CONSTANT text := array_to_string(ARRAY(SELECT DISTINCT unnest(keys) ORDER BY 1), ' ');
    BEGIN
      IF said = '' THEN RETURN; END IF;
      PERFORM pg_notify('toasoan_delivery', CASE WHEN octet_length(said) < 7000 THEN said ELSE 'project-' || project END);
    END $$`.execute(db);
}

/** What people write in a public post beside its text (its lock, its pending draft, its editor) drops nothing. */
const READERS_COLUMNS = sql.raw(
  [
    'state',
    'title',
    'slug',
    'excerpt',
    'published_time',
    'substantive_time',
    'seo_title',
    'seo_description',
    'keywords',
    'authors',
    'details',
    'content',
  ]
    .map((column) => `old_rows.${column} IS DISTINCT FROM new_rows.${column}`)
    .join(' OR '),
);

async function followPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION delivery_keys_of_post(project bigint, post bigint, facets text[]) RETURNS text[]
    LANGUAGE sql STABLE AS $$
      SELECT ARRAY['post-' || post, 'posts-' || project]
        || ARRAY(SELECT 'category-' || category_id FROM post_categories WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT 'tagged-' || tag_id FROM post_tags WHERE project_id = project AND post_id = post)
        || ARRAY(SELECT replace(substr(facet, length(project::text) + 2), 'account:', 'naming-')
          FROM unnest(facets) AS facet WHERE starts_with(facet, project || ':account:'))
        || ARRAY(SELECT replace(substr(facet, length(project::text) + 2), 'event:', 'about-')
          FROM unnest(facets) AS facet WHERE starts_with(facet, project || ':event:'))
        || ARRAY(SELECT 'clock-' || project FROM posts
          WHERE project_id = project AND id = post AND (details ? 'embargoUntil' OR published_time > now()))
    $$`.execute(db);
  // A post that is and was not readable is nothing to readers; more than a hundred at once are the whole project.
  const drop = (rows: ReturnType<typeof sql>) => sql`
    FOR here, changed_count IN SELECT project_id, count(*) FROM (${rows}) AS changed GROUP BY 1 LOOP
      IF changed_count > 100 THEN
        PERFORM delivery_drop(here, ARRAY['project-' || here]);
      ELSE
        PERFORM delivery_drop(here, delivery_keys_of_post(here, id, facets))
        FROM (${rows}) AS changed WHERE project_id = here;
      END IF;
    END LOOP;`;
  const readable = (table: string) => sql.raw(`${table}.state IN ('PUBLISHED', 'EXPIRED')`);
  await sql`
    CREATE FUNCTION delivery_drop_changed_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE here bigint; changed_count bigint;
    BEGIN
      ${drop(sql`
        SELECT new_rows.project_id, new_rows.id, old_rows.facets || new_rows.facets AS facets
        FROM old_rows JOIN new_rows USING (id)
        WHERE (${readable('old_rows')} OR ${readable('new_rows')}) AND (${READERS_COLUMNS})`)}
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE here bigint; changed_count bigint;
    BEGIN
      ${drop(sql`SELECT project_id, id, facets FROM some_rows WHERE ${readable('some_rows')}`)}
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON posts
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_changed_posts()`.execute(db);
  await followRows(db, 'posts', 'delivery_drop_posts');
}

/** Inserted and deleted rows, as `some_rows`. */
async function followRows(db: Kysely<unknown>, table: string, run: string): Promise<void> {
  for (const [event, rows] of [
    ['INSERT', 'NEW'],
    ['DELETE', 'OLD'],
  ] as const) {
    await sql`
      CREATE TRIGGER ${sql.ref(`delivery_drop_on_${event.toLowerCase()}`)}
      AFTER ${sql.raw(event)} ON ${sql.table(table)} REFERENCING ${sql.raw(rows)} TABLE AS some_rows
      FOR EACH STATEMENT EXECUTE FUNCTION ${sql.raw(run)}()`.execute(db);
  }
}

/** A term that a public post gets or loses; the order in which post and terms are written does not matter. */
async function followPostTerms(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, key] of [
    ['post_categories', 'category_id', 'category-'],
    ['post_tags', 'tag_id', 'tagged-'],
  ] as const) {
    const run = `delivery_drop_${table}`;
    await sql`
      CREATE FUNCTION ${sql.raw(run)}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM delivery_drop(project_id, keys) FROM (
          SELECT some_rows.project_id, array_agg(DISTINCT ${sql.lit(key)} || some_rows.${sql.raw(column)})
            || array_agg(DISTINCT 'post-' || some_rows.post_id) || ARRAY['posts-' || some_rows.project_id] AS keys
          FROM some_rows JOIN posts ON posts.project_id = some_rows.project_id AND posts.id = some_rows.post_id
          WHERE posts.state IN ('PUBLISHED', 'EXPIRED')
          GROUP BY some_rows.project_id) AS changed;
        RETURN NULL;
      END $$`.execute(db);
    await followRows(db, table, run);
  }
}

async function followEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION delivery_drop_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(NEW.project_id, ARRAY['event-' || NEW.id, 'events-' || NEW.project_id]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON events FOR EACH ROW
    WHEN (OLD.state = 'PUBLISHED' OR NEW.state = 'PUBLISHED') EXECUTE FUNCTION delivery_drop_event()`.execute(
    db,
  );
  await sql`
    CREATE TRIGGER delivery_drop_added AFTER INSERT ON events FOR EACH ROW
    WHEN (NEW.state = 'PUBLISHED') EXECUTE FUNCTION delivery_drop_event()`.execute(db);
  for (const table of ['event_occurrences', 'event_categories', 'event_tags']) {
    const run = `delivery_drop_${table}`;
    await sql`
      CREATE FUNCTION ${sql.raw(run)}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM delivery_drop(project_id, keys) FROM (
          SELECT some_rows.project_id, array_agg(DISTINCT 'event-' || some_rows.event_id)
            || ARRAY['events-' || some_rows.project_id] AS keys
          FROM some_rows JOIN events ON events.project_id = some_rows.project_id AND events.id = some_rows.event_id
          WHERE events.state = 'PUBLISHED'
          GROUP BY some_rows.project_id) AS changed;
        RETURN NULL;
      END $$`.execute(db);
    await followRows(db, table, run);
  }
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON event_occurrences REFERENCING NEW TABLE AS some_rows
    FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_event_occurrences()`.execute(db);
}

/** Columns whose change readers do not see. */
const UNSEEN = ['post_count', 'search_text', 'update_time', 'updated_by_id', 'updated_by_name', 'version'];

async function followRecords(db: Kysely<unknown>): Promise<void> {
  const unseen = sql`ARRAY[${sql.join(UNSEEN.map((column) => sql.lit(column)))}]`;
  /** `row`: the record as JSON; for a deleted one its old values. */
  const follow = async (table: string, keys: string) => {
    const run = `delivery_drop_${table}`;
    await sql`
      CREATE FUNCTION ${sql.raw(run)}() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        old_row CONSTANT jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) - ${unseen} END;
        new_row CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) - ${unseen} END;
        one CONSTANT jsonb := coalesce(new_row, old_row);
      BEGIN
        IF old_row IS DISTINCT FROM new_row THEN
          PERFORM delivery_drop((one ->> 'project_id')::bigint, ${sql.raw(keys)});
        END IF;
        RETURN NULL;
      END $$`.execute(db);
    await sql`
      CREATE TRIGGER delivery_drop_changed AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION ${sql.raw(run)}()`.execute(db);
  };
  await follow('projects', `ARRAY['project-' || (one ->> 'id')]`);
  await follow('categories', `ARRAY['project-' || (one ->> 'project_id')]`);
  await follow('tags', `ARRAY['tag-' || (one ->> 'id'), 'tagged-' || (one ->> 'id')]`);
  await follow('account_profiles', `ARRAY['account-' || (one ->> 'user_id')]`);
  await follow('internal_link_change_counters', `ARRAY['links-' || (one ->> 'project_id')]`);
  await follow('post_placements', `ARRAY['posts-' || (one ->> 'project_id')]`);
  await follow(
    'post_corrections',
    `ARRAY['post-' || (one ->> 'post_id'), 'post-' || (one ->> 'correction_post_id')]`,
  );
  await followUsersAndMedia(db);
}

/** Rows that change often for reasons of their own. */
async function followUsersAndMedia(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION delivery_drop_user() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(0, ARRAY['account-' || NEW.id]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON users FOR EACH ROW
    WHEN ((OLD.display_name, OLD.avatar_key, OLD.status, OLD.deleted_time)
      IS DISTINCT FROM (NEW.display_name, NEW.avatar_key, NEW.status, NEW.deleted_time))
    EXECUTE FUNCTION delivery_drop_user()`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_media() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(NEW.project_id, ARRAY['media-' || NEW.id]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON media FOR EACH ROW
    WHEN ((OLD.state, OLD.revision, OLD.alt, OLD.caption, OLD.credit, OLD.key)
      IS DISTINCT FROM (NEW.state, NEW.revision, NEW.alt, NEW.caption, NEW.credit, NEW.key))
    EXECUTE FUNCTION delivery_drop_media()`.execute(db);
}
