import { type Kysely, sql } from 'kysely';

/** What the addresses are made of by which the newsroom sees files that nobody else may see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE media ADD COLUMN see_key uuid NOT NULL DEFAULT gen_random_uuid()`.execute(db);
}
