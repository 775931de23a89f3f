import { type Kysely, sql } from 'kysely';

/**
 * The log as a list of one project: newest first, by person, by kind of record, by words of its title. Older rows
 * have no title and are found by everything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE audit_log ADD COLUMN title text, ADD COLUMN title_terms tsvector`.execute(db);
  // Events outside any project appear in no list.
  const listed = sql`WHERE project_id IS NOT NULL`;
  await sql`CREATE INDEX audit_log_by_time ON audit_log (project_id, time, id) ${listed}`.execute(db);
  await sql`
    CREATE INDEX audit_log_by_person ON audit_log (project_id, user_id, time, id) ${listed}`.execute(db);
  await sql`
    CREATE INDEX audit_log_by_entity ON audit_log (project_id, entity, time, id) INCLUDE (action)
    ${listed}`.execute(db);
  await sql`CREATE INDEX audit_log_by_title ON audit_log USING gin (title_terms)`.execute(db);
  // The indexes above replace these.
  await sql`DROP INDEX audit_log_of_project, audit_log_of_user`.execute(db);
}
