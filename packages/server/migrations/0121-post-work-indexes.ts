import { type Kysely, sql } from 'kysely';

/** Indexes for the order by publication time and for each editor's current work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX posts_by_schedule ON posts (project_id, schedule_time NULLS FIRST, id)
    INCLUDE (state, created_by_id) WHERE state <> 'TRASHED'`.execute(db);
  await sql`
    CREATE INDEX posts_in_hand ON posts (project_id, assignee_id, update_time, id)
    WHERE state = 'EDITING'`.execute(db);
}
