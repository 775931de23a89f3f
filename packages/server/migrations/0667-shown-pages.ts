import { type Kysely, sql } from 'kysely';

/** What readers saw of arranged pages: a row for each change, not for each request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE shown_pages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      kind text NOT NULL,
      category_id bigint,
      lang text NOT NULL,
      device text NOT NULL,
      time timestamptz NOT NULL,
      layout_id bigint NOT NULL,
      layout_title text NOT NULL,
      content_hash text NOT NULL,
      leads jsonb NOT NULL,
      blocks jsonb NOT NULL
    )`.execute(db);
  await sql`
    CREATE INDEX shown_pages_of_page
    ON shown_pages (project_id, kind, (coalesce(category_id, 0)), lang, device, time DESC, id DESC)`.execute(
    db,
  );
}
