import { type Kysely, sql } from 'kysely';

/**
 * A number that changes whenever anything the library's list can filter by changes, as for posts. A total is exact
 * as long as this change counter is the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE media_stamps (
      project_id bigint NOT NULL,
      lane smallint NOT NULL,
      stamp bigint NOT NULL,
      xact xid8 NOT NULL,
      PRIMARY KEY (project_id, lane)
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`
    CREATE FUNCTION stamp_media() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO media_stamps AS kept (project_id, lane, stamp, xact)
      SELECT DISTINCT project_id, pg_backend_pid() % 64, 1, pg_current_xact_id() FROM changed ORDER BY project_id
      ON CONFLICT (project_id, lane) DO UPDATE SET stamp = kept.stamp + 1, xact = excluded.xact
      WHERE kept.xact <> excluded.xact;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['media', 'media_tags', 'media_collection_items']) {
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const) {
      await sql`
        CREATE TRIGGER ${sql.ref(`stamp_${table}_on_${event.toLowerCase()}`)}
        AFTER ${sql.raw(event)} ON ${sql.table(table)} REFERENCING ${sql.raw(rows)} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION stamp_media()`.execute(db);
    }
  }
}
