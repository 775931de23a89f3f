import { type Kysely, sql } from 'kysely';

/** Lists are filtered by whether posts have a cover; no post of before has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE posts SET facets = facets || (project_id || ':picture:no')`.execute(db);
}
