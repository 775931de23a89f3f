import { type Kysely, sql } from 'kysely';

/** Names that are almost one are found by their key, titles and aliases alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE tag_names ADD COLUMN near_key text COLLATE "C"`.execute(db);
  await sql`
    UPDATE tag_names SET near_key = coalesce(nullif(regexp_replace(
      lower(translate(
        normalize(regexp_replace(normalize(name_key, NFD), '[\\u0300-\\u036F]', '', 'g'), NFC), 'đĐÐ', 'ddd'
      ) COLLATE "vi-x-icu"), '[^[:alnum:]]', '', 'g'), ''), name_key)`.execute(db);
  await sql`ALTER TABLE tag_names ALTER COLUMN near_key SET NOT NULL`.execute(db);
  await sql`CREATE INDEX tag_names_by_near ON tag_names (project_id, near_key)`.execute(db);
  await sql`ALTER TABLE tags DROP COLUMN title_fold`.execute(db);
}
