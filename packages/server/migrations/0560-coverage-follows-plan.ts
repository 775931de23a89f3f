import { type Kysely, sql } from 'kysely';

/** Coverage follows its event: due times move along, and what is cancelled needs none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE event_coverage
      -- Set by hand: the due time stays where it is when the event moves.
      ADD COLUMN due_stays boolean NOT NULL DEFAULT false,
      ADD COLUMN is_needed boolean NOT NULL DEFAULT true,
      -- The change of plan that made it needless; taking that back makes it needed again.
      ADD COLUMN closed_by_change_id bigint REFERENCES event_changes (id) ON DELETE SET NULL`.execute(db);
}
