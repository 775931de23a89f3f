import { type Kysely, sql } from 'kysely';

/**
 * A transaction raises the change counter once. Otherwise each written post would leave a row version behind, and
 * every later write would have to scan past them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE post_stamps ADD COLUMN xact xid8 NOT NULL DEFAULT '0'`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION stamp_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO post_stamps AS kept (project_id, lane, stamp, xact)
      SELECT DISTINCT project_id, pg_backend_pid() % 64, 1, pg_current_xact_id() FROM changed ORDER BY project_id
      ON CONFLICT (project_id, lane) DO UPDATE SET stamp = kept.stamp + 1, xact = excluded.xact
      WHERE kept.xact <> excluded.xact;
      RETURN NULL;
    END $$`.execute(db);
}
