import { type Kysely, sql } from 'kysely';

/**
 * A number that changes whenever anything a post list can filter by changes; the database keeps it itself. A total
 * is exact as long as this change counter is the same. It is a sum over lanes, so that concurrent transactions
 * rarely wait for each other.
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
