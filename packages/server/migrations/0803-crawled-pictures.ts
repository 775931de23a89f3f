import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which texts of other sites a file of the library came with. What it looks like is the file's (`media.look_hash`).
  await sql`
    CREATE TABLE crawled_pictures (
      project_id bigint NOT NULL,
      media_id bigint NOT NULL,
      item_id bigint NOT NULL,
      PRIMARY KEY (project_id, media_id, item_id),
      FOREIGN KEY (project_id, media_id) REFERENCES media (project_id, id) ON DELETE CASCADE,
      FOREIGN KEY (project_id, item_id) REFERENCES crawled_items (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX crawled_pictures_of_items ON crawled_pictures (project_id, item_id)`.execute(db);
  // Until now the address was noted with the terms alone, in their last line.
  await sql`
    INSERT INTO crawled_pictures (project_id, media_id, item_id)
    SELECT media.project_id, media.id, item.id FROM media
    JOIN crawled_items AS item ON item.project_id = media.project_id
      AND md5(item.original_url) = md5(split_part(media.usage_terms, E'\n', -1))
      AND item.original_url = split_part(media.usage_terms, E'\n', -1)
    WHERE media.usage_terms LIKE '%://%'
    ON CONFLICT DO NOTHING`.execute(db);
}
