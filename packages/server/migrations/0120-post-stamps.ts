import { type Kysely, sql } from 'kysely';

/**
 * A number that changes with everything a list of posts can be filtered by, kept by the database itself. A total
 * that was counted at a stamp is exact as long as the stamp is the same. It is a sum over lanes, so that
 * transactions at the same time hardly ever wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_stamps (
      project_id bigint NOT NULL,
      lane smallint NOT NULL,
      stamp bigint NOT NULL,
      PRIMARY KEY (project_id, lane)
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`
    CREATE FUNCTION stamp_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO post_stamps AS kept (project_id, lane, stamp)
      SELECT DISTINCT project_id, pg_backend_pid() % 64, 1 FROM changed ORDER BY project_id
      ON CONFLICT (project_id, lane) DO UPDATE SET stamp = kept.stamp + 1;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['posts', 'post_categories', 'post_tags']) {
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const) {
      await sql`
        CREATE TRIGGER ${sql.ref(`stamp_${table}_on_${event.toLowerCase()}`)}
        AFTER ${sql.raw(event)} ON ${sql.table(table)} REFERENCING ${sql.raw(rows)} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION stamp_posts()`.execute(db);
    }
  }
}
