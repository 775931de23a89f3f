import { type Kysely, sql } from 'kysely';

/** The order by the time a post goes out, and what each editor has in hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX posts_by_schedule ON posts (project_id, schedule_time NULLS FIRST, id)
    INCLUDE (state, created_by_id) WHERE state <> 'TRASHED'`.execute(db);
  await sql`
    CREATE INDEX posts_in_hand ON posts (project_id, assignee_id, update_time, id)
    WHERE state = 'EDITING'`.execute(db);
}
