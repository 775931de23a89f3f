import { type Kysely, sql } from 'kysely';

/** What each post pays and to whom, and how a project pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE royalty_settings (
      project_id bigint PRIMARY KEY REFERENCES projects (id),
      unit_value bigint NOT NULL CHECK (unit_value >= 0),
      -- Highest coefficient by group; one that is not named has that of the table.
      maxima jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      update_time timestamptz NOT NULL DEFAULT now(),
      updated_by_id bigint,
      updated_by_name text NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE post_royalties (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      royalty_group text NOT NULL,
      coefficient numeric(5, 2) NOT NULL CHECK (coefficient >= 0),
      unit_value bigint NOT NULL CHECK (unit_value >= 0),
      amount bigint NOT NULL CHECK (amount >= 0),
      -- Name, share in percent and part of the amount of each.
      payees jsonb NOT NULL,
      quality_grade text CHECK (quality_grade IN ('A', 'B', 'C', 'D')),
      pay_state text NOT NULL CHECK (pay_state IN ('UNSET', 'PROPOSED', 'APPROVED', 'PAID', 'NONE')),
      period text,
      version integer NOT NULL DEFAULT 1,
      update_time timestamptz NOT NULL DEFAULT now(),
      updated_by_id bigint,
      updated_by_name text NOT NULL,
      PRIMARY KEY (project_id, post_id),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
