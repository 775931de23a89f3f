import { type Kysely, sql } from 'kysely';

/**
 * The words of posts in a table and an index of their own: a write that changes no words leaves the index alone.
 * The index holds each word behind the month of the post's last update, so that a search reads the newest months
 * and stops when its page is full.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFunctions(db);
  await sql`
    CREATE TABLE post_search (
      project_id bigint NOT NULL,
      -- The only key: beside an index that knows the project the planner would not trust the words alone.
      post_id bigint PRIMARY KEY,
      -- Copies of the post's columns; a trigger keeps them.
      update_time timestamptz NOT NULL,
      state text COLLATE "C" NOT NULL,
      created_by_id bigint,
      month integer NOT NULL GENERATED ALWAYS AS (post_search_month(update_time)) STORED,
      -- Each word once, between spaces: as spelled, and without diacritics.
      spelled text COLLATE "C" NOT NULL,
      folded text COLLATE "C" NOT NULL,
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )
    -- A change of time or state finds room beside the row's old version.
    WITH (fillfactor = 85)`.execute(db);
  await sql`
    INSERT INTO post_search (project_id, post_id, update_time, state, created_by_id, spelled, folded)
    SELECT project_id, id, update_time, state, created_by_id,
      (SELECT coalesce(' ' || string_agg(DISTINCT word, ' ') || ' ', '')
        FROM unnest(string_to_array(btrim(search_exact), ' ')) AS word),
      (SELECT coalesce(' ' || string_agg(substr(term, length(project_id::text) + 2), ' ') || ' ', '')
        FROM unnest(tsvector_to_array(search_terms)) AS term WHERE starts_with(term, project_id || ':'))
    FROM posts`.execute(db);
  await sql`
    CREATE INDEX post_search_terms ON post_search
    USING gin (post_search_terms(project_id, month, spelled, folded)) WITH (fastupdate = off)`.execute(db);
  // Its statistics would decide nothing: terms of one month are all rare.
  await sql`ALTER INDEX post_search_terms ALTER COLUMN 1 SET STATISTICS 0`.execute(db);
  await sql`ALTER TABLE posts DROP COLUMN search_terms, DROP COLUMN search_exact`.execute(db);
  await followPosts(db);
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION post_search_month(at_time timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (extract(year FROM at_time AT TIME ZONE 'UTC') * 12 + extract(month FROM at_time AT TIME ZONE 'UTC'))::integer`.execute(
    db,
  );
  // Behind project and month: words without diacritics (1.24323:ma) and as spelled (1.24323=má).
  await sql`
    CREATE FUNCTION post_search_terms(project_id bigint, month integer, spelled text, folded text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN array_to_tsvector(string_to_array(ltrim(
      replace(rtrim(folded), ' ', ' ' || project_id || '.' || month || ':')
        || replace(rtrim(spelled), ' ', ' ' || project_id || '.' || month || '=')), ' '))`.execute(db);
}

async function followPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION follow_post_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_search SET update_time = NEW.update_time, state = NEW.state, created_by_id = NEW.created_by_id
      WHERE project_id = NEW.project_id AND post_id = NEW.id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER follow_post_in_search AFTER UPDATE OF update_time, state, created_by_id ON posts
    FOR EACH ROW WHEN (
      (OLD.update_time, OLD.state, OLD.created_by_id)
        IS DISTINCT FROM (NEW.update_time, NEW.state, NEW.created_by_id)
    )
    EXECUTE FUNCTION follow_post_in_search()`.execute(db);
}
