import { type Kysely, sql } from 'kysely';

/** Without a list of pending words: no search has to read it and no save has to empty it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX posts_search ON posts USING gin (search_terms) WITH (fastupdate = off)
    WHERE state <> 'TRASHED'`.execute(db);
}
