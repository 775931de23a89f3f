import { type Kysely, sql } from 'kysely';

/** Requests that came before reminders existed get theirs, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO jobs (kind, key, payload, run_time)
    SELECT kind, kind, '{}', now() FROM (
      SELECT 'correctionRequest.remindOpen' AS kind WHERE EXISTS (SELECT FROM correction_requests)
      UNION ALL
      SELECT 'dataRequest.remindOpen' WHERE EXISTS (SELECT FROM data_requests)) AS added`.execute(db);
}
