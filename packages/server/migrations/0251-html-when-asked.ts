import { type Kysely, sql } from 'kysely';

/**
 * The HTML of an article is rendered when somebody asks for it, which takes less time than reading it. The space
 * becomes free with each post that is written, or for all of them with VACUUM FULL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE posts DROP COLUMN content_html`.execute(db);
}
