import { type Kysely, sql } from 'kysely';

/**
 * A session in which somebody sees the console as another person. It has no token of its own: it is good only beside the
 * token of the session that began it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions
      ADD COLUMN viewer_session_id text COLLATE "C" REFERENCES sessions (id) ON DELETE CASCADE,
      DROP CONSTRAINT sessions_kind_check,
      ADD CONSTRAINT sessions_kind_check CHECK (kind IN ('half-way', 'full', 'view-as')),
      ADD CHECK ((kind = 'view-as') = (viewer_session_id IS NOT NULL))`.execute(db);
  await sql`
    CREATE INDEX sessions_of_viewer ON sessions (viewer_session_id)
    WHERE viewer_session_id IS NOT NULL`.execute(db);
}
