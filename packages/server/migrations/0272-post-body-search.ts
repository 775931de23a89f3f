import { type Kysely, sql } from 'kysely';

/**
 * The words of titles and bodies, for searches that ask for bodies too. A job writes them soon after a save; the
 * posts of before follow in batches. Like the words of titles they are indexed behind the month of the last update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTerms(db);
  await sql`
    CREATE TABLE post_body_search (
      post_id bigint PRIMARY KEY REFERENCES post_search (post_id) ON DELETE CASCADE,
      project_id bigint NOT NULL,
      -- That of post_search; a trigger keeps it.
      month integer NOT NULL,
      -- Each word once, as spelled, between spaces.
      words text COLLATE "C" NOT NULL
    )
    -- The words go out of line, so that reading all matches of a month costs few pages.
    WITH (toast_tuple_target = 128)`.execute(db);
  await sql`
    CREATE INDEX post_body_search_terms ON post_body_search
    USING gin (post_body_search_terms(project_id, month, words)) WITH (fastupdate = off)`.execute(db);
  // Its statistics would cost a reading of every body and decide nothing.
  await sql`ALTER INDEX post_body_search_terms ALTER COLUMN 1 SET STATISTICS 0`.execute(db);
  await followMonths(db);
  await sql`
    INSERT INTO jobs (kind, key, payload, run_time)
    SELECT 'post.indexOldBodies', 'post.indexOldBodies', '{"after": "0"}', now() WHERE EXISTS (SELECT FROM posts)`.execute(
    db,
  );
}

async function createTerms(db: Kysely<unknown>): Promise<void> {
  // What foldVietnamese does to a word in lower case, where the capital Ð of a wrong keyboard layout became ð: đ and ð are d.
  await sql`
    CREATE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN translate(
      normalize(regexp_replace(normalize(words, NFD), '[\u0300-\u036F]', '', 'g'), NFC), '\u0111\u00F0', 'dd')`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION post_body_search_terms(project_id bigint, month integer, words text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN post_search_terms(project_id, month, words, fold_words(words))`.execute(db);
}

async function followMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION follow_month_in_bodies() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_body_search SET month = NEW.month WHERE post_id = NEW.post_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER follow_month_in_bodies AFTER UPDATE ON post_search
    FOR EACH ROW WHEN (OLD.month <> NEW.month) EXECUTE FUNCTION follow_month_in_bodies()`.execute(db);
}
