import { type Kysely, sql } from 'kysely';

/**
 * One browser behind one network, as a keyed hash, also where the sender is known by an e-mail: so that moderators see
 * who comes back under another address. It goes with the personal data of the comment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE comment_contacts ADD COLUMN device_hash bytea NOT NULL DEFAULT ''`.execute(db);
  await sql`
    CREATE INDEX comment_contacts_by_device ON comment_contacts (project_id, device_hash, comment_id)
      WHERE device_hash <> ''`.execute(db);
}
