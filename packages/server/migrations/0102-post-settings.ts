import { type Kysely, sql } from 'kysely';

/** How a project handles its posts; a project without a row uses the defaults. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_settings (
      project_id bigint PRIMARY KEY REFERENCES projects (id),
      min_delay_minutes integer NOT NULL DEFAULT 60 CHECK (min_delay_minutes BETWEEN 0 AND 1440),
      -- Level of each check by its code; a check that is not named has its own.
      check_levels jsonb NOT NULL DEFAULT '{}',
      banned_words text[] NOT NULL DEFAULT '{}',
      suspect_words text[] NOT NULL DEFAULT '{}',
      focus_max integer NOT NULL DEFAULT 5 CHECK (focus_max BETWEEN 1 AND 20),
      version integer NOT NULL DEFAULT 1,
      update_time timestamptz NOT NULL DEFAULT now(),
      updated_by_id bigint,
      updated_by_name text NOT NULL DEFAULT ''
    )`.execute(db);
  // Review is now a step of its own: another person approves, unless the project's settings say otherwise.
  await sql`ALTER TABLE projects ALTER COLUMN allow_self_approve SET DEFAULT false`.execute(db);
  await sql`UPDATE projects SET allow_self_approve = false`.execute(db);
}
