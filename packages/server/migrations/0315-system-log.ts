import { type Kysely, sql } from 'kysely';

/**
 * The log of the whole system: what happened to accounts, and everything outside projects. Its indexes leave out the
 * work on posts and files, so that writes there pay nothing for it. Queries repeat their condition word for word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE audit_log ADD COLUMN user_agent text, ADD COLUMN network text`.execute(db);
  const listed = sql`WHERE project_id IS NULL OR entity IN ('user', 'session', 'refusal', 'auditLog')`;
  await sql`CREATE INDEX audit_log_of_system ON audit_log (time, id) ${listed}`.execute(db);
  await sql`CREATE INDEX audit_log_of_system_by_person ON audit_log (user_id, time, id) ${listed}`.execute(
    db,
  );
  await sql`CREATE INDEX audit_log_of_system_by_action ON audit_log (action, time, id) ${listed}`.execute(db);
  await sql`
    CREATE INDEX audit_log_of_system_by_network ON audit_log (coalesce(network, address), time, id) ${listed}
  `.execute(db);
  await sql`
    CREATE INDEX audit_log_of_account ON audit_log (entity_id, time, id) WHERE entity = 'user'`.execute(db);
  // Refused calls by person, area and hour; locked sign-ins by key, address and quarter of an hour.
  await sql`
    CREATE TABLE refusal_counts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subject text COLLATE "C" NOT NULL,
      area text COLLATE "C" NOT NULL,
      since timestamptz NOT NULL,
      calls bigint NOT NULL,
      last_time timestamptz NOT NULL,
      UNIQUE (subject, area, since)
    )`.execute(db);
}
