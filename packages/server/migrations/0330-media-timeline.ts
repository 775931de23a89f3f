import { type Kysely, sql } from 'kysely';

/**
 * The newest capture first and files without a time last: the ascending index has them first when read backwards. It
 * holds every filter column, as its sisters do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX media_by_newest_taken ON media (project_id, taken_time DESC NULLS LAST, id DESC)
    INCLUDE (
      state, kind, created_by_id, folder_id, licence, licence_status, licence_until, ai_use, has_identifiable_child,
      use_count, lacks_alt, lacks_credit, create_time
    )`.execute(db);
}
