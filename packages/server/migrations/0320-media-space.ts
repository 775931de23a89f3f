import { type Kysely, sql } from 'kysely';

/**
 * The stored bytes of each project, a sum over lanes that the database keeps itself, and the most that a project may
 * store. A sum over its files would read a million rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE projects ADD COLUMN storage_quota_gb integer
    CONSTRAINT projects_storage_quota_check CHECK (storage_quota_gb > 0)`.execute(db);
  await sql`
    CREATE TABLE media_bytes (
      project_id bigint NOT NULL,
      lane smallint NOT NULL,
      bytes bigint NOT NULL,
      PRIMARY KEY (project_id, lane)
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`
    INSERT INTO media_bytes (project_id, lane, bytes)
    SELECT project_id, 0, sum(size_bytes) FROM media_files GROUP BY project_id`.execute(db);
  for (const [event, rows, sign] of [
    ['INSERT', 'NEW', '+'],
    ['DELETE', 'OLD', '-'],
  ] as const) {
    const name = sql.ref(`count_media_bytes_on_${event.toLowerCase()}`);
    await sql`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO media_bytes AS kept (project_id, lane, bytes)
        SELECT project_id, pg_backend_pid() % 64, ${sql.raw(sign)} sum(size_bytes) FROM changed
        GROUP BY project_id ORDER BY project_id
        ON CONFLICT (project_id, lane) DO UPDATE SET bytes = kept.bytes + excluded.bytes;
        RETURN NULL;
      END $$`.execute(db);
    await sql`
      CREATE TRIGGER ${name} AFTER ${sql.raw(event)} ON media_files
      REFERENCING ${sql.raw(rows)} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`.execute(db);
  }
  await sql`
    CREATE INDEX media_uploads_open_idx ON media_uploads (project_id) INCLUDE (length)
    WHERE media_id IS NULL AND NOT is_dropped`.execute(db);
}
