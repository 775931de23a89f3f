import { type Kysely, sql } from 'kysely';

/** Why an administrator reset somebody's sign-in; the mail about it says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE account_mails ADD COLUMN reason text NOT NULL DEFAULT ''`.execute(db);
}
