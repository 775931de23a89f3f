import { type Kysely, sql } from 'kysely';

/** The log names the person a post was assigned to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE post_moves ADD COLUMN assignee_name text NOT NULL DEFAULT ''`.execute(db);
}
