import { type Kysely, sql } from 'kysely';

/** Of kinds with a content of their own, the record is of the places that one display names: '' for whole pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE shown_pages ADD COLUMN display_key text NOT NULL DEFAULT ''`.execute(db);
  await sql`DROP INDEX shown_pages_of_page`.execute(db);
  await sql`
    CREATE INDEX shown_pages_of_page ON shown_pages
    (project_id, kind, (coalesce(category_id, 0)), display_key, lang, device, time DESC, id DESC)`.execute(
    db,
  );
}
