import { type Kysely, sql } from 'kysely';

/** Why the last run of a translation left paragraphs waiting: no engine, or no money; '' for neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE translations ADD COLUMN waiting_reason text NOT NULL DEFAULT ''
      CHECK (waiting_reason IN ('', 'NO_ENGINE', 'OVER_BUDGET'))`.execute(db);
}
