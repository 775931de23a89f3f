import { type Kysely, sql } from 'kysely';

/** A draft may open by itself at its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE contests ADD COLUMN opens_itself boolean NOT NULL DEFAULT false`.execute(db);
}
