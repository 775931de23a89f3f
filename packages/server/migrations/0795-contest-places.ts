import { type Kysely, sql } from 'kysely';

/** Counts of provinces over all contests of a project read this index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX submissions_by_place ON submissions (project_id, contest_id, country, province_code)
    WHERE state NOT IN ('WITHDRAWN', 'INVALID', 'DISQUALIFIED')`.execute(db);
  await sql`
    CREATE INDEX entrants_to_erase ON entrants (project_id, contest_id, id) WHERE state <> 'ERASED'`.execute(
    db,
  );
}
