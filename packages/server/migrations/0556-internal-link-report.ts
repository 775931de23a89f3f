import { type Kysely, sql } from 'kysely';

/** The survey reads every public post, says how far it is, and keeps what it found until the next one ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A link that people wrote, as it stands in the text, where readers cannot open its page.
  await sql`
    ALTER TABLE internal_link_uses
      ADD COLUMN address text NOT NULL DEFAULT '',
      ADD COLUMN problem text CHECK (problem IN ('GONE', 'OFF', 'NO_POST'))`.execute(db);
  await sql`
    CREATE INDEX internal_link_uses_broken ON internal_link_uses (project_id, post_id, id)
    WHERE problem IS NOT NULL`.execute(db);
  await sql`
    ALTER TABLE internal_link_surveys
      ADD COLUMN total integer NOT NULL DEFAULT 0,
      ADD COLUMN counted_posts integer NOT NULL DEFAULT 0,
      ADD COLUMN counted_time timestamptz`.execute(db);
  await sql`UPDATE internal_link_surveys SET counted_posts = posts, counted_time = end_time`.execute(db);
  // Public pages that no public post led to when they were counted.
  await sql`
    CREATE TABLE internal_link_orphans (
      project_id bigint NOT NULL REFERENCES projects (id),
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('post', 'category', 'tag', 'user')),
      page_id bigint NOT NULL,
      PRIMARY KEY (project_id, kind, page_id)
    )`.execute(db);
}
