import { type Kysely, sql } from 'kysely';

/** All look hashes of a project side by side, so that the nearest is found without reading any row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX media_looks ON media (project_id, look_hash, id)
    WHERE look_hash IS NOT NULL AND state = 'READY'`.execute(db);
}
