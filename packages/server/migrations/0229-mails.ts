import { type Kysely, sql } from 'kysely';

/** Mails to people. Each row is one mail: written when it is due, sent by the job that is added with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('now', 'digest')),
      notification_ids bigint[] NOT NULL,
      -- Names the mail wherever it goes, so that one sent twice is known as the same.
      message_key uuid NOT NULL DEFAULT gen_random_uuid(),
      state text NOT NULL DEFAULT 'QUEUED' CHECK (state IN ('QUEUED', 'SENT', 'FAILED', 'DROPPED')),
      error text,
      make_time timestamptz NOT NULL DEFAULT now(),
      end_time timestamptz
    )`.execute(db);
  await sql`CREATE INDEX mails_of_user ON mails (user_id, id)`.execute(db);
  await sql`CREATE INDEX mails_by_time ON mails (make_time)`.execute(db);
}
