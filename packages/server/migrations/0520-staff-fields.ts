import { type Kysely, sql } from 'kysely';

/** What the newsroom notes about its staff; the code of a deleted account is free again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN staff_title text NOT NULL DEFAULT '',
      ADD COLUMN department text NOT NULL DEFAULT '',
      ADD COLUMN employee_code text NOT NULL DEFAULT '',
      ADD COLUMN employee_key text COLLATE "C",
      ADD COLUMN phone_ext text NOT NULL DEFAULT '',
      ADD COLUMN staff_note text NOT NULL DEFAULT ''`.execute(db);
  await sql`
    CREATE UNIQUE INDEX users_employee_code ON users (employee_key)
    WHERE employee_key IS NOT NULL AND deleted_time IS NULL`.execute(db);
}
