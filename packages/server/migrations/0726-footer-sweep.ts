import { type Kysely, sql } from 'kysely';

/** Links with a dead target that the last sweep has reported. Readers see nothing of them: no page is dropped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE footers ADD COLUMN swept_problems text[] NOT NULL DEFAULT '{}'`.execute(db);
}
