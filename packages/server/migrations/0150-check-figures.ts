import { type Kysely, sql } from 'kysely';

/** Projects choose the thresholds of the checks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_settings
      -- Figure of each check by its code, or by code and type; one that is not named is as everywhere.
      ADD COLUMN check_figures jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
