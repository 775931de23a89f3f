import { type Kysely, sql } from 'kysely';

/** The transitions of an event, and the changes of its plan that readers see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE event_moves (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      event_id bigint NOT NULL,
      move text NOT NULL,
      from_state text NOT NULL,
      to_state text NOT NULL,
      -- Null: the product itself, at its time.
      user_id bigint,
      user_name text NOT NULL,
      user_role text,
      reason text NOT NULL DEFAULT '',
      schedule_time timestamptz,
      version integer NOT NULL,
      time timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (project_id, event_id) REFERENCES events (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX event_moves_of_event ON event_moves (project_id, event_id, id)`.execute(db);
  await sql`
    CREATE TABLE event_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      event_id bigint NOT NULL,
      kind text NOT NULL
        CHECK (kind IN ('postpone', 'reschedule', 'cancel', 'moveOnline', 'takeBack', 'move')),
      scope text NOT NULL CHECK (scope IN ('THIS', 'FOLLOWING', 'ALL')),
      -- The planned days that it changed; null: the event as a whole.
      first_day date,
      last_day date,
      before jsonb NOT NULL,
      after jsonb NOT NULL,
      -- What brings everything back; null where nothing can be.
      undo jsonb,
      note text NOT NULL,
      user_id bigint,
      user_name text NOT NULL,
      time timestamptz NOT NULL DEFAULT now(),
      taken_back_time timestamptz,
      FOREIGN KEY (project_id, event_id) REFERENCES events (project_id, id) ON DELETE CASCADE,
      CHECK ((first_day IS NULL) = (last_day IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX event_changes_of_event ON event_changes (project_id, event_id, id DESC)`.execute(db);
  // Old addresses of events redirect too; the code names what may.
  await sql`ALTER TABLE slug_redirects DROP CONSTRAINT IF EXISTS slug_redirects_entity_check`.execute(db);
}
