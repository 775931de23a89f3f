import { type Kysely, sql } from 'kysely';

/**
 * One index per order of the list. Each holds the columns that visibility needs. A deep page counts through the
 * index alone and fetches only its own rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const asked = sql`INCLUDE (state, created_by_id) WHERE state <> 'TRASHED'`;
  await sql`CREATE INDEX posts_by_update ON posts (project_id, update_time, id) ${asked}`.execute(db);
  await sql`CREATE INDEX posts_by_creation ON posts (project_id, create_time, id) ${asked}`.execute(db);
  await sql`
    CREATE INDEX posts_by_publication ON posts (project_id, published_time NULLS FIRST, id) ${asked}`.execute(
    db,
  );
  await sql`
    CREATE INDEX posts_by_title ON posts (project_id, title COLLATE "vi-x-icu", id) ${asked}`.execute(db);
  await sql`
    CREATE INDEX posts_of_state ON posts (project_id, state, update_time, id)
    INCLUDE (created_by_id)`.execute(db);
  await sql`
    CREATE INDEX posts_of_creator ON posts (project_id, created_by_id, update_time, id)
    INCLUDE (state)`.execute(db);
}
