import { type Kysely, sql } from 'kysely';

/** Through which channels each person is notified of what, and the mails that result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE notifications
      -- How often it happened within minutes: the newest takes the place of those before it.
      ADD COLUMN count integer NOT NULL DEFAULT 1,
      -- False: kept for a mail alone.
      ADD COLUMN in_centre boolean NOT NULL DEFAULT true,
      -- What it is mailed as; with mail_due it is still owed.
      ADD COLUMN mail text NOT NULL DEFAULT 'none' CHECK (mail IN ('now', 'digest', 'none')),
      ADD COLUMN mail_due timestamptz,
      ADD CHECK (mail <> 'none' OR mail_due IS NULL)`.execute(db);
  await sql`DROP INDEX notifications_unread`.execute(db);
  await sql`
    CREATE INDEX notifications_unread ON notifications (user_id, id)
    WHERE read_time IS NULL AND in_centre`.execute(db);
  await sql`DROP INDEX notifications_of_post`.execute(db);
  await sql`
    CREATE INDEX notifications_of_post ON notifications (project_id, post_id, user_id)`.execute(db);
  await sql`
    CREATE INDEX notifications_mail_due ON notifications (mail_due) WHERE mail_due IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE notification_settings (
      user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      kinds jsonb NOT NULL,
      quiet_from text,
      quiet_to text,
      digest_time text NOT NULL,
      version integer NOT NULL,
      update_time timestamptz NOT NULL DEFAULT now(),
      CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
    )`.execute(db);
}
