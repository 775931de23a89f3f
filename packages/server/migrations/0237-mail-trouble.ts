import { type Kysely, sql } from 'kysely';

/** Mails that the server refused or that wait in vain, found without reading the sent ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX mails_refused ON mails (end_time) WHERE state = 'FAILED'`.execute(db);
  await sql`CREATE INDEX account_mails_refused ON account_mails (end_time) WHERE state = 'FAILED'`.execute(
    db,
  );
  await sql`
    CREATE INDEX jobs_in_trouble ON jobs (kind, create_time)
    WHERE error IS NOT NULL AND dead_time IS NULL`.execute(db);
}
