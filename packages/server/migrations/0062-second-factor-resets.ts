import { type Kysely, sql } from 'kysely';

/** Who turned off a second factor: kept with the person until the next sign-in, then with that session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'sessions']) {
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD COLUMN factor_reset_time timestamptz,
        ADD COLUMN factor_reset_by text,
        ADD CHECK ((factor_reset_time IS NULL) = (factor_reset_by IS NULL))`.execute(db);
  }
}
