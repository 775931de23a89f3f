import { type Kysely, sql } from 'kysely';

/** A withdrawal is a row of the ledger too: nothing in it is ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE contest_consents DROP CONSTRAINT contest_consents_kind_check,
      ADD CHECK (kind IN ('RULES', 'PRIVACY', 'COPYRIGHT', 'GUARDIAN', 'MODEL', 'MARKETING', 'WITHDRAWN'))`.execute(
    db,
  );
}
