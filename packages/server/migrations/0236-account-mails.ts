import { type Kysely, sql } from 'kysely';

/** Mails about accounts. The secret of a link is never stored: it is derived from the row and the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE account_mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('invitation', 'password', 'secondFactor')),
      -- Names the mail wherever it goes, so that one sent twice is known as the same.
      message_key uuid NOT NULL DEFAULT gen_random_uuid(),
      asked_by_name text NOT NULL,
      -- Until when its link can be used.
      expire_time timestamptz,
      state text NOT NULL DEFAULT 'QUEUED' CHECK (state IN ('QUEUED', 'SENT', 'FAILED', 'DROPPED')),
      error text,
      make_time timestamptz NOT NULL DEFAULT now(),
      end_time timestamptz
    )`.execute(db);
  await sql`CREATE INDEX account_mails_of_user ON account_mails (user_id, id)`.execute(db);
  await sql`CREATE INDEX account_mails_by_time ON account_mails (make_time)`.execute(db);
}
