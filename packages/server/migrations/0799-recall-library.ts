import { type Kysely, sql } from 'kysely';

/** A takedown of a work takes its files out of the library too: these are the recalls that did it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE submission_recalls ADD COLUMN media_recall_ids bigint[] NOT NULL DEFAULT '{}'`.execute(db);
}
