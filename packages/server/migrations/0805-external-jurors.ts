import { type Kysely, sql } from 'kysely';

/** Jurors without an account: known by an e-mail, which one contest has once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE contest_jurors
      ALTER COLUMN user_id DROP NOT NULL,
      ADD COLUMN email text,
      ADD COLUMN email_key text COLLATE "C",
      ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT 'vi' CHECK (language IN ('vi', 'en')),
      ADD CONSTRAINT contest_jurors_are_staff_or_external CHECK ((user_id IS NULL) <> (email_key IS NULL)),
      ADD CONSTRAINT contest_jurors_email_has_key CHECK ((email IS NULL) = (email_key IS NULL)),
      ADD UNIQUE (project_id, contest_id, email_key)`.execute(db);
  await sql`
    CREATE INDEX contest_jurors_by_email ON contest_jurors (project_id, email_key)
    WHERE email_key IS NOT NULL`.execute(db);
}
