import { type Kysely, sql } from 'kysely';

/** Histories distinguish an update for readers from a corrected slip, and name what was retracted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_versions
      ADD COLUMN is_substantive boolean NOT NULL DEFAULT false,
      DROP CONSTRAINT post_versions_kind_check,
      ADD CONSTRAINT post_versions_kind_check
        CHECK (kind IN ('save', 'publish', 'restore', 'drop', 'found'))`.execute(db);
}
