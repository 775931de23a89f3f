import { type Kysely, sql } from 'kysely';

/** Addresses of other systems that hear what happens to public records, and what was sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE webhooks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      title text NOT NULL,
      address text NOT NULL,
      topics text[] NOT NULL,
      status text NOT NULL CHECK (status IN ('ENABLE', 'DISABLED')),
      pause_reason text CHECK (pause_reason IN ('HAND', 'FAILING', 'GONE')),
      search_text text NOT NULL,
      -- The circuit: failures in a row since a time, and until when nothing is sent.
      failures integer NOT NULL DEFAULT 0,
      failing_since timestamptz,
      retry_time timestamptz,
      last_success_time timestamptz,
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint REFERENCES users (id),
      created_by_name text NOT NULL,
      updated_by_id bigint REFERENCES users (id),
      updated_by_name text NOT NULL,
      UNIQUE (project_id, id),
      CHECK ((status = 'DISABLED') = (pause_reason IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX webhooks_by_title ON webhooks (project_id, title, id)`.execute(db);
  await sql`
    CREATE TABLE webhook_secrets (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      webhook_id bigint NOT NULL,
      box bytea NOT NULL,
      key_id text NOT NULL,
      create_time timestamptz NOT NULL,
      -- Replaced: still signs until then, beside its successor.
      expire_time timestamptz,
      FOREIGN KEY (project_id, webhook_id) REFERENCES webhooks (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX webhook_secrets_of_webhook ON webhook_secrets (project_id, webhook_id, id)`.execute(
    db,
  );
  await sql`
    CREATE TABLE webhook_deliveries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      webhook_id bigint NOT NULL,
      -- The same for every attempt, so that a receiver knows a repeat.
      message_id text NOT NULL,
      topic text NOT NULL,
      kind text NOT NULL,
      -- NULL for a test.
      record_id bigint,
      payload text NOT NULL,
      state text NOT NULL CHECK (state IN ('WAITING', 'DELIVERED', 'FAILED', 'DROPPED')),
      attempts integer NOT NULL DEFAULT 0,
      event_time timestamptz NOT NULL,
      next_time timestamptz NOT NULL,
      last_time timestamptz,
      answer_status integer,
      error text,
      FOREIGN KEY (project_id, webhook_id) REFERENCES webhooks (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE INDEX webhook_deliveries_of_webhook
    ON webhook_deliveries (project_id, webhook_id, id DESC)`.execute(db);
  // What is sent next, the oldest of each record first.
  await sql`
    CREATE INDEX webhook_deliveries_waiting
    ON webhook_deliveries (webhook_id, kind, record_id, id) WHERE state = 'WAITING'`.execute(db);
  await sql`
    CREATE INDEX webhook_deliveries_of_record
    ON webhook_deliveries (project_id, kind, record_id, id DESC)`.execute(db);
  await sql`CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (event_time)`.execute(db);
  await sql`
    CREATE TABLE webhook_attempts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      delivery_id bigint NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
      attempt_time timestamptz NOT NULL,
      duration_ms integer NOT NULL,
      status integer,
      error text,
      -- The beginning of the answer.
      answer text NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, id)`.execute(db);
}
