import { type Kysely, sql } from 'kysely';

/** Finds the events of a performer, as those of an organizer are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE events ADD COLUMN performer_ids text[] NOT NULL DEFAULT '{}'`.execute(db);
  await sql`
    UPDATE events SET performer_ids = ARRAY(SELECT jsonb_array_elements_text(details -> 'performerIds'))
    WHERE jsonb_typeof(details -> 'performerIds') = 'array'`.execute(db);
  await sql`CREATE INDEX events_of_performers ON events USING gin (performer_ids)`.execute(db);
}
