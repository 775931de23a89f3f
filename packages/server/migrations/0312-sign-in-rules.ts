import { type Kysely, sql } from 'kysely';

/** The newsroom's own rules for signing in; without a row there are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sign_in_rules (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      -- Since when a role needs a second factor, by role; a role that is not named needs none.
      factor_since jsonb NOT NULL DEFAULT '{}',
      grace_days integer NOT NULL DEFAULT 14 CHECK (grace_days BETWEEN 0 AND 90),
      version integer NOT NULL DEFAULT 1,
      update_time timestamptz NOT NULL DEFAULT now(),
      updated_by_id bigint,
      updated_by_name text NOT NULL DEFAULT ''
    )`.execute(db);
}
