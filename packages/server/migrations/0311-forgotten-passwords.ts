import { type Kysely, sql } from 'kysely';

/**
 * A person who has forgotten a password asks for a link themselves. Whoever knows an address can ask, so this must not
 * end a link that the person already has: all of them end with the change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX password_links_of_user`.execute(db);
  await sql`CREATE INDEX password_links_of_user ON password_links (user_id)`.execute(db);
  await sql`ALTER TABLE account_mails DROP CONSTRAINT account_mails_purpose_check`.execute(db);
  await sql`
    ALTER TABLE account_mails ADD CONSTRAINT account_mails_purpose_check
    CHECK (purpose IN ('invitation', 'password', 'forgotten', 'secondFactor'))`.execute(db);
}
