import { type Kysely, sql } from 'kysely';

/** A changed e-mail is announced at the former address, which the account no longer has when the mail is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE account_mails ADD COLUMN address text NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE account_mails DROP CONSTRAINT account_mails_purpose_check`.execute(db);
  await sql`
    ALTER TABLE account_mails ADD CONSTRAINT account_mails_purpose_check
    CHECK (purpose IN ('invitation', 'password', 'forgotten', 'secondFactor', 'emailChanged'))`.execute(db);
}
