import { type Kysely, sql } from 'kysely';

/** Where posts are featured, for how long and in which order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_placements (
      project_id bigint NOT NULL,
      post_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('FEATURED', 'FOCUS', 'BREAKING', 'HOT', 'PINNED')),
      category_id bigint,
      position integer,
      until timestamptz,
      placed_by_id bigint,
      placed_by_name text NOT NULL,
      placed_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, post_id, kind),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE,
      FOREIGN KEY (project_id, category_id) REFERENCES categories (project_id, id) ON DELETE CASCADE,
      CHECK ((kind = 'PINNED') = (category_id IS NOT NULL)),
      CHECK ((kind = 'FOCUS') = (position IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX post_pin_of_category ON post_placements (project_id, category_id)
    WHERE kind = 'PINNED'`.execute(db);
  await sql`CREATE INDEX post_placements_of_kind ON post_placements (project_id, kind, position)`.execute(db);
}
