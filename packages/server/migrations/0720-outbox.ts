import { type Kysely, sql } from 'kysely';

/** What happened to public records, written in the transaction that did it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      topic text NOT NULL,
      kind text NOT NULL,
      record_id bigint NOT NULL,
      data jsonb NOT NULL,
      event_time timestamptz NOT NULL,
      -- Until then whoever did it may take it back.
      due_time timestamptz NOT NULL,
      handed_out_time timestamptz,
      UNIQUE (project_id, id)
    )`.execute(db);
  await sql`CREATE INDEX outbox_of_record ON outbox (project_id, kind, record_id, id)`.execute(db);
  await sql`CREATE INDEX outbox_by_age ON outbox (event_time)`.execute(db);
}
