import { type Kysely, sql } from 'kysely';

/** Voters are forgotten with their contest; their votes stay, and count, as nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE contest_voters ADD COLUMN erased_time timestamptz`.execute(db);
  await sql`
    CREATE INDEX contest_voters_kept ON contest_voters (project_id, contest_id, id) WHERE erased_time IS NULL`.execute(
    db,
  );
}
