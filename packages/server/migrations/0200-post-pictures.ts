import { type Kysely, sql } from 'kysely';

/** Lists filter by whether a post has a cover; no earlier post has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE posts SET facets = facets || (project_id || ':picture:no')`.execute(db);
}
