import { type Kysely, sql } from 'kysely';

/**
 * While a row is here, the jobs it names wait: after a restore every job, during a backup those that remove files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE job_holds (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      reason text NOT NULL CHECK (reason IN ('RESTORE', 'BACKUP')),
      -- NULL: jobs of every kind.
      kinds text[],
      -- NULL: until somebody releases them. A backup renews its own, so a killed one soon holds nothing.
      until timestamptz,
      -- When the restored archive was made.
      backup_time timestamptz,
      make_time timestamptz NOT NULL DEFAULT now(),
      CHECK ((reason = 'BACKUP') = (until IS NOT NULL)),
      CHECK ((reason = 'RESTORE') = (backup_time IS NOT NULL))
    )`.execute(db);
}
