import { type Kysely, sql } from 'kysely';

/** The secret part of addresses under which only the newsroom sees a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE media ADD COLUMN see_key uuid NOT NULL DEFAULT gen_random_uuid()`.execute(db);
}
