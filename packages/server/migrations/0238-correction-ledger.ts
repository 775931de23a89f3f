import { type Kysely, sql } from 'kysely';

/** The corrections ledger: newest first, of one basis or of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX post_corrections_by_time ON post_corrections (project_id, create_time DESC, id DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX post_corrections_by_basis
    ON post_corrections (project_id, basis, create_time DESC, id DESC)`.execute(db);
}
