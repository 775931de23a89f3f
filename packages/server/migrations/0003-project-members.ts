import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE project_members (
      project_id bigint NOT NULL REFERENCES projects (id),
      user_id bigint NOT NULL REFERENCES users (id),
      create_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, project_id)
    )`.execute(db);
  await sql`CREATE INDEX project_members_of_project ON project_members (project_id, user_id)`.execute(db);
}
