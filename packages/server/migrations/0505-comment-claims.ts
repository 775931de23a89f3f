import { type Kysely, sql } from 'kysely';

/**
 * Who has which comment in hand. Claims come and go with every look at the queue: in the row of the comment each of
 * them wrote the whole row anew, with its entries in sixteen indexes. Unlogged: a crash forgets the claims of two minutes and
 * nothing else, and taking one waits for no disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE comment_claims (
      comment_id bigint PRIMARY KEY,
      project_id bigint NOT NULL,
      by_id bigint NOT NULL,
      by_name text NOT NULL,
      until timestamptz NOT NULL
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`
    ALTER TABLE comments DROP COLUMN claimed_by_id, DROP COLUMN claimed_by_name, DROP COLUMN claim_until`.execute(
    db,
  );
}
