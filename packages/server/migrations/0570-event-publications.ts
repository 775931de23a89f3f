import { type Kysely, sql } from 'kysely';

/** The newest publication of an event by a person, with what is needed to take it back within its minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE event_publications (
      project_id bigint NOT NULL,
      event_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind = 'publish'),
      user_id bigint NOT NULL,
      time timestamptz NOT NULL,
      commit_time timestamptz NOT NULL DEFAULT now(),
      -- Of the event after it.
      version integer NOT NULL,
      -- The columns that come back.
      before jsonb NOT NULL,
      PRIMARY KEY (project_id, event_id),
      FOREIGN KEY (project_id, event_id) REFERENCES events (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
