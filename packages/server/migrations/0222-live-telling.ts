import { type Kysely, sql } from 'kysely';

/**
 * The database itself notifies listeners of every notice and of every change of a post, whichever statement makes
 * it. A transaction notifies of a post once; for more than a hundred posts it notifies of the project as a whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNIQUE INDEX live_notices_once ON live_notices (xid, project_id, thing_id)
    NULLS NOT DISTINCT WHERE kind = 'post'`.execute(db);
  // Notices of transactions up to this one may have been dropped: an older cursor proves nothing.
  await sql`
    CREATE TABLE live_horizon (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      xid xid8 NOT NULL
    )`.execute(db);
  await sql`INSERT INTO live_horizon (xid) VALUES ('0')`.execute(db);
  await sql`
    CREATE FUNCTION send_live_notices() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('toasoan_live', json_build_object(
        'id', id::text, 'projectId', project_id::text, 'userId', user_id::text, 'kind', kind,
        'thingId', thing_id::text, 'editingSession', editing_session)::text)
      FROM added ORDER BY id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER send_live_notices AFTER INSERT ON live_notices REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION send_live_notices()`.execute(db);
  await tellOfPosts(db);
}

async function tellOfPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION tell_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      most CONSTANT integer := 100;
      by_session CONSTANT text := nullif(current_setting('toasoan.editing_session', true), '');
      here bigint;
      now_changed bigint;
      told bigint;
      is_told_whole boolean;
    BEGIN
      FOR here, now_changed IN SELECT project_id, count(*) FROM changed GROUP BY 1 ORDER BY 1 LOOP
        SELECT count(*), coalesce(bool_or(thing_id IS NULL), false) INTO told, is_told_whole FROM live_notices
        WHERE xid = pg_current_xact_id() AND project_id = here AND kind = 'post';
        CONTINUE WHEN is_told_whole;
        IF now_changed > most OR told + now_changed > most AND EXISTS (
          SELECT FROM changed WHERE project_id = here AND id NOT IN (
            SELECT thing_id FROM live_notices
            WHERE xid = pg_current_xact_id() AND project_id = here AND kind = 'post'))
        THEN
          INSERT INTO live_notices (project_id, kind, editing_session) VALUES (here, 'post', by_session);
        ELSE
          INSERT INTO live_notices (project_id, kind, thing_id, editing_session)
          SELECT here, 'post', id, by_session FROM changed WHERE project_id = here ORDER BY id
          ON CONFLICT DO NOTHING;
        END IF;
      END LOOP;
      RETURN NULL;
    END $$`.execute(db);
  for (const [event, rows] of [
    ['INSERT', 'NEW'],
    ['UPDATE', 'NEW'],
    ['DELETE', 'OLD'],
  ] as const) {
    await sql`
      CREATE TRIGGER ${sql.ref(`tell_of_posts_on_${event.toLowerCase()}`)}
      AFTER ${sql.raw(event)} ON posts REFERENCING ${sql.raw(rows)} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_of_posts()`.execute(db);
  }
}
