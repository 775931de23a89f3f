import { type Kysely, sql } from 'kysely';

/** The log says whom a post was given to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE post_moves ADD COLUMN assignee_name text NOT NULL DEFAULT ''`.execute(db);
}
